import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberVisit } from '#app/leads/visit.ts';
import { followNavigations, redirectReloads } from '#app/navigation/chunk-reload.ts';
import { watchVersions } from '#app/navigation/new-version.ts';

redirectReloads();
watchVersions();
rememberVisit();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[followNavigations]} />
    </StrictMode>,
  );
});
