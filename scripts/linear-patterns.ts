import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { ts } from 'ts-morph';

/** A regular expression, and where it stands. */
export type Pattern = { source: string; flags: string; at: string };

// Patterns that read nothing but files of the project: no visitor can choose what they meet.
const ownFilesOnly = [
  { path: 'src/framework/', reads: 'the files of the build' },
  { path: 'src/client/docs/', reads: 'decisions and tokens' },
  { path: 'src/http-server/static/split-sheet.ts', reads: 'the styles of the build' },
  { path: 'src/http-server/security/content-security.ts', reads: 'documents of the shop, where each script is closed' },
  { path: 'src/http-server/cache/fill-template.ts', reads: 'documents of the shop, where each script is closed' },
];

/** The literal patterns of a TypeScript source. */
export const patternsOf = (text: string, at: string): Pattern[] => {
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(at, text, ts.ScriptTarget.Latest, true, at.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return found;
};

const patternsIn = (value: unknown, at: string): Pattern[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) =>
    name === 'pattern' && typeof below === 'string' ? [{ source: `^(?:${below})$`, flags: 'iu', at }] : patternsIn(below, at),
  );
};

/** The patterns that input may meet: those of the source, and those of the countries' rules. */
export const readPatterns = (): Pattern[] => [
  ...globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file) && !ownFilesOnly.some(({ path }) => file.startsWith(path)))
    .flatMap((file) => patternsOf(readFileSync(file, 'utf8'), file)),
  ...globSync('content/countries/*.json').flatMap((file) => patternsIn(JSON.parse(readFileSync(file, 'utf8')), file)),
];

/** The patterns whose time grows faster than the text they read, each with a text that shows it; one that cannot be judged counts as such. */
export const findSuperlinear = (patterns: readonly Pattern[]): string[] =>
  [...Map.groupBy(patterns, ({ source, flags }) => `/${source}/${flags}`)].flatMap(([literal, same]) => {
    const [{ source, flags }] = same as [Pattern];
    const judged = checkSync(source, flags, { timeout: 30_000, randomSeed: 1 });
    if (judged.status === 'safe') return [];
    const where = same.map(({ at }) => at).join(', ');
    const why =
      judged.status === 'vulnerable' ? `is ${judged.complexity.type}: ${judged.attack.pattern}` : `was not judged: ${judged.error.kind}`;
    return [`${where}: ${literal} ${why}`];
  });

if (import.meta.main) {
  const patterns = readPatterns();
  const found = findSuperlinear(patterns);
  for (const one of found) console.error(one);
  console.log(`patterns: ${patterns.length} read, ${found.length} not linear`);
  process.exitCode = found.length === 0 && patterns.length > 0 ? 0 : 1;
}
