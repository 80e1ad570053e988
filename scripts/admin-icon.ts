import { writeFileSync } from 'node:fs';
import { iconPng } from '#app/seo/files/icons.ts';

/** Draws the panel's icon: node scripts/admin-icon.ts FILE */
const [file = ''] = process.argv.slice(2);
const size = 48;
writeFileSync(file, iconPng(size));
