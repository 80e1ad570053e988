import { offered } from './offered.ts';
import type { ServiceFile } from './service.ts';

/** Every service once. A category's page may be one of its own services or of another category's. */
export const offeredServices: readonly ServiceFile[] = [
  ...new Set(
    offered.flatMap(({ page, services }) => {
      const listed = offered.some((category) => category.services.includes(page));
      return listed ? services : [page, ...services];
    }),
  ),
];
