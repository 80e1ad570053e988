import { rollBack } from './build.mjs';
import { readEnvironmentFile } from './environment-file.mjs';

readEnvironmentFile();
await rollBack();
console.log(
  'The earlier pages are back: restart the server to serve them. The chat reads the checkout; take that back, too.',
);
