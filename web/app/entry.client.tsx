import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followNavigations, redirectReloads } from '#app/navigation/chunk-reload.ts';
import { watchVersions } from '#app/navigation/new-version.ts';

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
