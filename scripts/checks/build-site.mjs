import { buildIfChanged } from '../build.mjs';

// Without the owner's `.env`: the tests are about the site as it is in the repository.
await buildIfChanged();
