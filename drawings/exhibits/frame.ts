import type { Size } from '../shapes.ts';

/** The size of pictures of deliverables; pages need it without what draws them. */
export const frame: Size = { width: 480, height: 320 };
