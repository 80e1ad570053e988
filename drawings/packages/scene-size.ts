import type { Size } from '../shapes.ts';

/** The frame of a package's drawing. */
export const sceneSize: Size = { width: 320, height: 150 };
