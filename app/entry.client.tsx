import { StrictMode, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { nextTask } from './start/next-task.ts';
import { hydratePage } from './ui/page-root.ts';

// In a separate task: running the scripts and starting React each take long enough on a slow phone.
void nextTask().then(() => {
  startTransition(() => {
    hydratePage(
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
