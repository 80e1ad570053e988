import { rollBack } from './build.mjs';
import { readEnvironmentFile } from './environment-file.mjs';

readEnvironmentFile();
await rollBack();
console.log('The earlier build is back: restart the server to serve it.');
