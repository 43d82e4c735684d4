import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followNavigations, redirectReloads } from './navigation/chunk-reload';
import { watchVersions } from './navigation/new-version';

redirectReloads();
watchVersions();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[followNavigations]} />
    </StrictMode>,
  );
});
