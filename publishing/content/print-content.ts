import { repositoryContent } from './repository-content.ts';

/** Prints what the tree this stands in says, as records. */
process.stdout.write(JSON.stringify(repositoryContent()));
