import { globSync, readFileSync } from 'node:fs';

type Requirement = { id: string; must: string };

/** The requirements of `docs/requirements.md`: one table row each, `| id | must |`. */
export const readRequirements = (markdown: string): Requirement[] =>
  [...markdown.matchAll(/^\|\s*([A-Z]-[\w-]+)\s*\|\s*(.+?)\s*\|\s*$/gm)].map(([, id = '', must = '']) => ({ id, must }));

/** The requirement numbers that stand in test titles of a source text. */
export const readTitles = (source: string): { ids: string[]; title: string }[] =>
  [...source.matchAll(/\b(?:test|it|describe|describeEachDatabase|test\.each\([^)]*\)|step)\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g)].map(
    ([, , title = '']) => ({
      title,
      ids: [...title.matchAll(/\b([A-Z]-(?:\d{2}|[a-z][\w-]+))\b/g)].map(([, id = '']) => id),
    }),
  );

const testFiles = (): string[] =>
  globSync(['{src,scripts,tests,visual,accessibility,bench,imagery}/**/*.{test,spec}.{ts,tsx}'], {
    exclude: (name) => name === 'node_modules',
  });

if (import.meta.main) {
  const requirements = readRequirements(readFileSync('docs/requirements.md', 'utf8'));
  const known = new Set(requirements.map(({ id }) => id));
  const proofs = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const file of testFiles()) {
    for (const { ids, title } of readTitles(readFileSync(file, 'utf8'))) {
      for (const id of ids) {
        if (!known.has(id)) unknown.push(`${file}: '${title}' names ${id}, which docs/requirements.md does not know`);
        else proofs.set(id, [...(proofs.get(id) ?? []), `${file}: ${title}`]);
      }
    }
  }
  for (const { id, must } of requirements) {
    const tests = proofs.get(id) ?? [];
    console.log(
      `${id}  ${tests.length === 0 ? 'no test yet' : `${tests.length} test${tests.length === 1 ? '' : 's'}`}  ${must.slice(0, 100)}`,
    );
    for (const test of tests) console.log(`      ${test}`);
  }
  const covered = requirements.filter(({ id }) => proofs.has(id)).length;
  console.log(`\n${covered} of ${requirements.length} requirements have a test, ${requirements.length - covered} have none`);
  for (const line of unknown) console.error(line);
  // A number that nobody wrote down is a mistake; a requirement without test is work that is still open.
  if (unknown.length > 0 || requirements.length === 0) process.exitCode = 1;
  else if (covered < requirements.length && process.argv.includes('--complete')) process.exitCode = 1;
}
