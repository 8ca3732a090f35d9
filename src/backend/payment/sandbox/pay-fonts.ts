import 'server-only';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const family = '@fontsource-variable/onest';

/** The scripts of the family, each with the characters that its file draws. */
const ranges = JSON.parse(readFileSync(require.resolve(`${family}/unicode.json`), 'utf8')) as Record<string, string>;

/** The faces of the shop's type, one file a script: a page loads only those whose letters it shows. */
export const payFaces = Object.entries(ranges)
  .map(
    ([script, range]) =>
      `@font-face { font-family: "Onest Variable"; font-weight: 100 900; font-display: swap; src: url("/sandbox/fonts/${script}.woff2") format("woff2"); unicode-range: ${range} }`,
  )
  .join('\n');

/** The file of a script of the shop's type; undefined for one that it does not have. */
export const readPayFont = async (script: string): Promise<Buffer | undefined> =>
  Object.hasOwn(ranges, script) ? readFile(require.resolve(`${family}/files/onest-${script}-wght-normal.woff2`)) : undefined;
