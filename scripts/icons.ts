import { writeFileSync } from 'node:fs';
import { iconFiles } from './icons/icon-files.ts';

for (const [path, text] of Object.entries(iconFiles())) writeFileSync(new URL(`../${path}`, import.meta.url), text);
