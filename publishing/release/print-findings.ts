import { findAll } from '../../scripts/content-check/find-all.ts';

/** Prints all that is wrong with the tree this stands in, for whoever has to tell records by it. */
process.stdout.write(JSON.stringify(findAll()));
