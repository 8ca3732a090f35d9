import { z } from 'zod';
import { groups } from '#shared/environment/environment.ts';
import { type VariableFacts, variableFacts } from '#shared/environment/variable.ts';

/** A group of variables: `http-server`, `database` … */
export type GroupName = keyof typeof groups;

type Variable = VariableFacts & { name: string; fallback: string };

const none = '–';

const fallbackOf = (schema: z.core.$ZodType, { usually }: VariableFacts): string => {
  if (usually !== undefined) return usually;
  const given = z.safeParse(schema, undefined);
  const isText = typeof given.data === 'string' || typeof given.data === 'number';
  return isText && given.data !== '' ? `\`${given.data}\`` : none;
};

const variableOf = (name: string, schema: z.core.$ZodType): Variable => {
  const facts = variableFacts.get(schema);
  if (!facts) throw new Error(`${name} says nothing of itself`);
  return { ...facts, name, fallback: fallbackOf(schema, facts) };
};

const variablesOf = (group: GroupName): Variable[] => {
  const { variables, ofCountries } = groups[group];
  const own = Object.entries(variables).map(([name, schema]) => variableOf(name, schema));
  const named = Object.entries<z.core.$ZodType>(ofCountries).map(([name, schema]) => variableOf(`${name}_DE`, schema));
  return [...own, ...named];
};

const isOfCountries = (group: GroupName, { name }: Variable): boolean =>
  Object.hasOwn(groups[group].ofCountries, name.slice(0, -'_DE'.length));

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table of a group for docs/operations.md. */
export const tableOf = (group: GroupName): string =>
  [
    row(['variable', 'default', 'unit', 'example', 'meaning']),
    '|---|---|---|---|---|',
    ...variablesOf(group).map((variable) => {
      const { name, fallback, unit = none, example, about } = variable;
      return row([isOfCountries(group, variable) ? `\`${name}\`, …` : `\`${name}\``, fallback, unit, `\`${example}\``, about]);
    }),
  ].join('\n');

const begin = (group: string): string => `<!-- ${group}: written by npm run environment -->`;
const end = '<!-- end -->';

/** Inserts every group's table between its marks; throws where a mark is missing. */
export const withTables = (document: string): string =>
  Object.keys(groups).reduce((text, name) => {
    const group = name as GroupName;
    const from = text.indexOf(begin(group));
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`The document has no place for '${group}'`);
    return `${text.slice(0, from)}${begin(group)}\n${tableOf(group)}\n${text.slice(to)}`;
  }, document);

const plain = (text: string): string => text.replaceAll('`', '');

const linesOf = (variable: Variable): string[] => {
  const { name, about, fallback, unit, example } = variable;
  const terms = [unit && `unit: ${unit}`, fallback !== none && `default: ${plain(fallback)}`].filter(Boolean);
  return [`# ${[plain(about), ...terms].join('; ')}`, `#${name}=${example}`, ''];
};

/** The text of `.env.example`: every variable with its meaning and an example, none of them set. */
export const exampleFile = (): string =>
  [
    '# Every variable of the shop, written by npm run environment. Copy it to .env and take the # away where you want another value.',
    '',
    ...Object.keys(groups).flatMap((group) => [`# --- ${group} ---`, '', ...variablesOf(group as GroupName).flatMap(linesOf)]),
  ].join('\n');
