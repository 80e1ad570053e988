import { noLongerOffered } from './offered.ts';
import type { RemovedService } from './redirect-types.ts';

export const removedServices: readonly RemovedService[] = noLongerOffered;
