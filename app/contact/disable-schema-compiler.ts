import * as z from 'zod/mini';

// Compiling schemas needs `eval`, which the CSP forbids and would report. Must be imported before any schema.
z.config({ jitless: true });
