import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import postcss, { type ChildNode } from 'postcss';
import { type SplitSheet, scopedName } from '../src/http-server/static/split-sheet.ts';

type Part = { layer: string; css: string };

/** Every rule with its layer; the statement that orders the layers has none. */
const partsOf = (nodes: readonly ChildNode[]): Part[] =>
  nodes.flatMap((node) => {
    const isLayer = node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;
    const inside = isLayer ? (node.nodes ?? []) : [node];
    return inside.map((child) => ({
      layer: isLayer ? node.params : '',
      css: child.toString() + (child.type === 'atrule' && !child.nodes ? ';' : ''),
    }));
  });

/**
 * Splits a built sheet by the source files of its rules. A rule that names several files, or none, belongs to every page. Throws when no
 * class is named after a file.
 */
export const splitSheet = (address: string, css: string): SplitSheet => {
  const names: Record<string, number> = {};
  const marks: string[] = [];
  const indexOf = (found: string): number => {
    const mark = found.slice(-4);
    if (!marks.includes(mark)) marks.push(mark);
    return marks.indexOf(mark);
  };
  const rules = partsOf(postcss.parse(css).nodes).map(({ layer, css: rule }): SplitSheet['rules'][number] => {
    for (const found of rule.match(scopedName) ?? []) names[found] ??= indexOf(found);
    const owners = new Set((rule.match(scopedName) ?? []).map(indexOf));
    const [owner] = owners;
    return [layer, owners.size === 1 && owner !== undefined ? owner : null, rule];
  });
  if (marks.length === 0) throw new Error(`No class of ${address} is named after its file.`);
  return { address, names, rules };
};

/**
 * Writes the split sheet of a build beside its public files, replacing the whole one. Throws unless the build has exactly one sheet of the
 * shop.
 */
export const splitStyles = async (folder: string): Promise<void> => {
  const sheets = (await readdir(`${folder}/public/assets`)).filter((file) => /^style-[\w-]+\.css$/.test(file));
  const [file] = sheets;
  if (file === undefined || sheets.length > 1)
    throw new Error(`One sheet of styles is expected, there are: ${sheets.join(', ') || 'none'}.`);
  const built = `${folder}/public/assets/${file}`;
  await writeFile(`${folder}/styles.json`, JSON.stringify(splitSheet(`/assets/${file}`, await readFile(built, 'utf8'))));
  // The whole sheet is not linked any more.
  await rm(built);
};
