import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { breakable } from './content-check/wording/no-break.ts';

/**
 * Writes no-break spaces into the measures of all texts of interface and content, as `content:check` requires: for texts from elsewhere.
 */
const addNoBreakSpaces = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))) {
    const file = `${folder}/${name}`;
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll(breakable, '\u00a0');
    if (after !== before) writeFileSync(file, after);
  }
};

for (const folder of process.argv.slice(2)) addNoBreakSpaces(folder);
