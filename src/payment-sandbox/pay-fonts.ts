import 'server-only';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const family = '@fontsource-variable/onest';

/** The scripts of the font family, each with the characters in its file. */
const ranges = JSON.parse(readFileSync(require.resolve(`${family}/unicode.json`), 'utf8')) as Record<string, string>;

/** The font faces of the shop, one file per script: a page loads only those whose letters it shows. */
export const payFaces = Object.entries(ranges)
  .map(
    ([script, range]) =>
      `@font-face { font-family: "Onest Variable"; font-weight: 100 900; font-display: swap; src: url("/sandbox/fonts/${script}.woff2") format("woff2"); unicode-range: ${range} }`,
  )
  .join('\n');

/** The font file of a script; undefined if there is none. */
export const readPayFont = async (script: string): Promise<Buffer | undefined> =>
  Object.hasOwn(ranges, script) ? readFile(require.resolve(`${family}/files/onest-${script}-wght-normal.woff2`)) : undefined;
