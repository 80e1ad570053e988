import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// In a task of its own: running the scripts and starting React are each long enough on a slow phone.
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
};
port2.postMessage(null);
