import type { Notice } from './notice.ts';

export const notices: readonly Notice[] = [];
