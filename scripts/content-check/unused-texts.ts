import { globSync, readFileSync } from 'node:fs';
import { ts } from 'ts-morph';
import type { Finding } from './finding.ts';

type Texts = { [name: string]: string | Texts };
/** Whether a source uses the text of that key. */
type Speaks = (key: string) => boolean;

/** Namespaces that a file reads as one object and not key by key: the HTTP server's fallback page is rendered without a translator. */
const readAsObject = [{ file: 'src/http-server/render/fallback-page.ts', namespace: 'frontDoor' }];

/** Keys of texts; plural forms belong to their common key. */
const keysOf = (texts: Texts, path: readonly string[] = []): string[] =>
  Object.entries(texts).flatMap(([name, below]) =>
    typeof below === 'string' || 'other' in below ? [[...path, name].join('.')] : keysOf(below, [...path, name]),
  );

/** `checkout.${step}.heading` may be any key of that shape; a template without a dot or a word of its own matches no key. */
const patternOf = ({ head, templateSpans }: ts.TemplateExpression): string | undefined => {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  const isKey = parts.every((part) => /^[\w.-]*$/.test(part)) && parts.some((part) => /\.\w|\w\./.test(part));
  return isKey ? parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+') : undefined;
};

/** Every text key in a source, in any notation: in quotes, as a template, as properties (`access.register.email`). */
const readNames = (file: string, source: string): { names: string[]; patterns: string[] } => {
  const names: string[] = [];
  const patterns: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) names.push(node.text);
    if (ts.isPropertyAccessExpression(node))
      names.push(
        node
          .getText(tree)
          .replaceAll('?.', '.')
          .replace(/^messages\./, ''),
      );
    const pattern = ts.isTemplateExpression(node) ? patternOf(node) : undefined;
    if (pattern !== undefined) patterns.push(pattern);
    ts.forEachChild(node, visit);
  };
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  visit(tree);
  return { names, patterns };
};

/** The keys that the given sources use: literal ones, and templates as everything they may evaluate to. */
export const speaksIn = (sources: ReadonlyMap<string, string>): Speaks => {
  const read = [...sources].map(([file, source]) => readNames(file, source));
  const names = new Set(read.flatMap((one) => one.names));
  const patterns = [...new Set(read.flatMap((one) => one.patterns))];
  const shape = patterns.length === 0 ? undefined : new RegExp(`^(?:${patterns.join('|')})$`);
  const namespaces = readAsObject.filter(({ file }) => sources.has(file)).map(({ namespace }) => `${namespace}.`);
  return (key) => names.has(key) || (shape?.test(key) ?? false) || namespaces.some((start) => key.startsWith(start));
};

/** The sources that may use interface texts: runtime code and the documentation; use in a test alone does not count. */
export const readSources = (): Map<string, string> =>
  new Map(
    globSync('{src,stories}/**/*.{ts,tsx}')
      .filter((file) => !/\.(?:test|gen)\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/** Interface texts that nothing uses any more: they would be translated into every language for nobody. */
export const checkUnusedTexts = (file: string, german: unknown, speaks: Speaks): Finding[] =>
  keysOf(german as Texts)
    .filter((key) => !speaks(key))
    .map((key) => ({ file, message: `${key}: no source uses this text (node scripts/text.ts remove ${key})` }));
