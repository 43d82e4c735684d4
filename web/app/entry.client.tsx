import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { bringData } from './payload/bring-data';

bringData();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A page whose data is there is rendered in one go: in slices, which transitions are made of, a slow phone shows it later. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
