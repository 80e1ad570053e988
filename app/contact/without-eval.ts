import * as z from 'zod/mini';

// Compiling schemas needs `eval`, which the content security policy forbids and would report. Comes before any schema.
z.config({ jitless: true });
