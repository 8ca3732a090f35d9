import { hash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A digit and three of 36 signs: as short as names can be that hundreds of files share out, and told from any word by the digit. */
const markOf = (path: string): string => {
  const number = Number.parseInt(hash('sha1', path).slice(0, 10), 16);
  return `${number % 10}${(Math.floor(number / 10) % 36 ** 3).toString(36).padStart(3, '0')}`;
};

/**
 * A class is named after its file: `.title` of one file is `_title_4k0x` everywhere, in development and in builds. The bundler's own names
 * are longer and change with each edit of the styles: in development the elements of a page would keep the old ones, and a built page that
 * looks as before would be another. Throws when two files would share a mark.
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
