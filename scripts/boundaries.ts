import { readFileSync } from 'node:fs';
import { cruise, type ICruiseOptions, type IReporterOutput } from 'dependency-cruiser';

type Configuration = { forbidden: object[]; options: Record<string, unknown> };
type Violation = { from: string; to: string; rule: { name: string }; comment?: string };
type Result = { modules: unknown[]; summary: { violations: Violation[]; totalCruised: number } };

const configuration = JSON.parse(readFileSync(new URL('../.dependency-cruiser.json', import.meta.url), 'utf8')) as Configuration;
const reasons = new Map(configuration.forbidden.map((rule) => [(rule as { name: string }).name, (rule as { comment: string }).comment]));

/** Who imports whom against the rules of the house, one sentence each with the reason. Throws when it saw no module: a checker that looks at nothing finds nothing. */
export const findBoundaryViolations = async (baseDir: string, folders = ['src']): Promise<{ visited: number; violations: string[] }> => {
  const options = { ...configuration.options, baseDir, validate: true, ruleSet: { forbidden: configuration.forbidden } } as ICruiseOptions;
  const { output }: IReporterOutput = await cruise(folders, options);
  const { modules, summary } = output as unknown as Result;
  if (modules.length === 0) throw new Error('The boundary checker visited 0 modules');
  const violations = summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}. ${reasons.get(rule.name) ?? ''}`);
  return { visited: modules.length, violations };
};

if (import.meta.main) {
  const { visited, violations } = await findBoundaryViolations(process.cwd());
  for (const violation of violations) console.error(violation);
  console.log(`boundaries: ${visited} modules, ${violations.length} violations`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
