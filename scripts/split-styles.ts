import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import postcss, { type ChildNode } from 'postcss';
import type { SplitSheet } from '../src/front-door/split-sheet.ts';

// As the bundler names a class or an animation of a module: `_title_1dw3x_12`, with one mark for all that a file declares.
const name = /_[\w-]+_\d+(?![\w-])/g;
const markIn = /_([\da-z]+)_\d+$/;

const markOf = (found: string): string => {
  const mark = markIn.exec(found)?.[1];
  if (mark === undefined) throw new Error(`${found} is not named as the bundler names classes.`);
  return mark;
};

type Part = { layer: string; css: string };

/** Every rule with its layer: the statement that orders the layers has none. */
const partsOf = (nodes: readonly ChildNode[]): Part[] =>
  nodes.flatMap((node) => {
    const isLayer = node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;
    const inside = isLayer ? (node.nodes ?? []) : [node];
    return inside.map((child) => ({
      layer: isLayer ? node.params : '',
      css: child.toString() + (child.type === 'atrule' && !child.nodes ? ';' : ''),
    }));
  });

/** Splits a built sheet by the files that its rules came from. What names several files, or none, belongs to every page. */
export const splitSheet = (address: string, css: string): SplitSheet => {
  const names: Record<string, number> = {};
  const marks: string[] = [];
  const indexOf = (found: string): number => {
    const mark = markOf(found);
    if (!marks.includes(mark)) marks.push(mark);
    return marks.indexOf(mark);
  };
  const rules = partsOf(postcss.parse(css).nodes).map(({ layer, css: rule }): SplitSheet['rules'][number] => {
    for (const found of rule.match(name) ?? []) names[found] ??= indexOf(found);
    const owners = new Set((rule.match(name) ?? []).map(indexOf));
    const [owner] = owners;
    return [layer, owners.size === 1 && owner !== undefined ? owner : null, rule];
  });
  return { address, names, rules };
};

/** Puts the split sheet of a build beside its public files, in place of the whole one. Throws when the build has not exactly one sheet of the shop. */
export const splitStyles = async (folder: string): Promise<void> => {
  const sheets = (await readdir(`${folder}/public/assets`)).filter((file) => /^style-[\w-]+\.css$/.test(file));
  const [file] = sheets;
  if (file === undefined || sheets.length > 1)
    throw new Error(`One sheet of styles is expected, there are: ${sheets.join(', ') || 'none'}.`);
  const built = `${folder}/public/assets/${file}`;
  await writeFile(`${folder}/styles.json`, JSON.stringify(splitSheet(`/assets/${file}`, await readFile(built, 'utf8'))));
  // Nobody links the whole.
  await rm(built);
};
