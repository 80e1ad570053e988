import { repositoryContent } from './repository-content.ts';

/** Prints the content of the tree this file is in, as records. */
process.stdout.write(JSON.stringify(repositoryContent()));
