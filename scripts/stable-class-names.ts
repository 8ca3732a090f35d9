import { hash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A digit and three base-36 characters: as short as names can be for hundreds of files, and the digit distinguishes them from words. */
const markOf = (path: string): string => {
  const number = Number.parseInt(hash('sha1', path).slice(0, 10), 16);
  return `${number % 10}${(Math.floor(number / 10) % 36 ** 3).toString(36).padStart(3, '0')}`;
};

/**
 * A class is named after its file: `.title` of one file is `_title_4k0x` everywhere, in development and in builds. The bundler's own names
 * are longer and change with each edit of the styles: in development, elements of an open page would have the old ones, and a built page
 * that looks the same would have different bytes. Throws when two files would share a hash.
 */
export const stableClassNames = (): Plugin => {
  const files = new Map<string, string>();
  const nameOf = (local: string, file: string): string => {
    const path = relative(process.cwd(), file.replace(/\?.*$/, ''));
    const mark = markOf(path);
    const taken = files.get(mark) ?? path;
    if (taken !== path) throw new Error(`${path} and ${taken} would name their classes alike: rename one of the files.`);
    files.set(mark, path);
    return `_${local}_${mark}`;
  };
  return { name: 'stable-class-names', config: () => ({ css: { modules: { generateScopedName: nameOf } } }) };
};
