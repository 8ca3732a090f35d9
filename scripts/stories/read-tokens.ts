import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isInFolder = (specifier: string): boolean => /^\.\/[^/]+\.(?:tsx?|module\.css)$/.test(specifier);

/** The file and everything in its folder that it imports, including style sheets. */
const filesOf = (file: string, known = new Set<string>()): Set<string> => {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '([^']+)'/g)].map(([, specifier = '']) => specifier);
  for (const specifier of specifiers.filter(isInFolder)) filesOf(join(dirname(file), specifier), known);
  return known;
};

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The design tokens that a component uses, in its own style sheets and those beside it. */
export const readTokens = (files: readonly string[]): string[] => {
  const order = [...new Set(namesIn(readFileSync('src/design/tokens.css', 'utf8'), /^ {4}(--[\w-]+):/gm))];
  const used = new Set(
    files.flatMap((file) => [...filesOf(file)]).flatMap((file) => namesIn(readFileSync(file, 'utf8'), /var\((--[\w-]+)/g)),
  );
  return order.filter((name) => used.has(name));
};
