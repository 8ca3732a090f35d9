import { readFileSync } from 'node:fs';
import { cruise, type ICruiseOptions, type IReporterOutput } from 'dependency-cruiser';

type Rule = { name: string; comment: string; scope?: 'module' | 'folder' };
type Configuration = { forbidden: Rule[]; options: { exclude: { path: string } } & Record<string, unknown> };
type Violation = { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] };
type Result = { modules: unknown[]; summary: { violations: Violation[] } };

const configuration = JSON.parse(readFileSync(new URL('../.dependency-cruiser.json', import.meta.url), 'utf8')) as Configuration;
const reasons = new Map(configuration.forbidden.map(({ name, comment }) => [name, comment]));
const isOfFolders = ({ scope }: Rule): boolean => scope === 'folder';

const look = async (folders: string[], forbidden: Rule[], options: Record<string, unknown>): Promise<Result> => {
  const { output }: IReporterOutput = await cruise(folders, {
    ...configuration.options,
    ...options,
    validate: true,
    ruleSet: { forbidden },
  } as ICruiseOptions);
  return output as unknown as Result;
};

/**
 * Imports that break the architecture rules, one sentence each with the reason. Throws when it saw no module: a check of nothing finds
 * nothing.
 */
export const findBoundaryViolations = async (
  baseDir: string,
  folders = ['src', 'scripts', 'sample-data', 'stories', 'tests', 'visual', 'accessibility', 'bench'],
): Promise<{ visited: number; violations: string[] }> => {
  const { forbidden, options } = configuration;
  const files = await look(
    folders,
    forbidden.filter((rule) => !isOfFolders(rule)),
    { baseDir },
  );
  if (files.modules.length === 0) throw new Error('The boundary checker visited 0 modules');
  // A test may use layers above its own module: the order of folders is that of production.
  const production = await look(folders, forbidden.filter(isOfFolders), {
    baseDir,
    metrics: true,
    includeOnly: { path: '^src/' },
    exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$` },
  });
  const found = [...files.summary.violations, ...production.summary.violations];
  const violations = found.map(({ from, to, rule, cycle }) => {
    const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
    return `${way.join(' → ')}: ${rule.name}. ${reasons.get(rule.name) ?? ''}`;
  });
  return { visited: files.modules.length, violations };
};

if (import.meta.main) {
  const { visited, violations } = await findBoundaryViolations(process.cwd());
  for (const violation of violations) console.error(violation);
  console.log(`boundaries: ${visited} modules, ${violations.length} violations`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
