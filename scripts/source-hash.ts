import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const folders = ['src', 'stories', 'content', 'translations', 'public', 'imagery/originals', 'scripts/pictures', 'docs/decisions'];
const files = [
  'package-lock.json',
  'waku.config.ts',
  'scripts/browser-texts.ts',
  'scripts/build-id.ts',
  'scripts/build.ts',
  'scripts/compress.ts',
  'scripts/layers-first.ts',
  'scripts/one-sheet.ts',
  'scripts/pictures.ts',
  'scripts/source-hash.ts',
  'scripts/split-styles.ts',
  'scripts/stable-class-names.ts',
  'src/http-server/response/encoding.ts',
  'src/http-server/static/split-sheet.ts',
];
// The HTTP server is not built, tests are not shipped, and pictures are generated from content by the build itself.
const isUnbuilt = (path: string): boolean =>
  /^src\/http-server\/|\.test\.tsx?$|^public\/pictures\/|^src\/pages\.gen\.ts$|\.lock$|\.new$/.test(path);

const listFolder = async (root: string, folder: string): Promise<string[]> => {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
};

/** One hash over everything below the root that goes into a build; equal hash, equal build. Missing files count as empty. */
export const hashSources = async (root = '.'): Promise<string> => {
  const listed = (await Promise.all(folders.map((folder) => listFolder(root, folder)))).flat().filter((path) => !isUnbuilt(path));
  const hash = createHash('sha256').update(process.version);
  for (const path of [...listed.sort(), ...files]) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)).catch(() => Buffer.alloc(0)));
  }
  return hash.digest('hex');
};
