import type { Exhibit } from '#content/exhibit.ts';

export const exhibits: Readonly<Record<string, Exhibit>> = {};
