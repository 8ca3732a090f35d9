import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseOptions } from 'dependency-cruiser';

/** The import graph: a file of the project and the files that it imports, as paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const root = new URL('..', import.meta.url).pathname;

const globbed = /import\.meta\.glob(?:<[^(]*>)?\(\s*'(?<pattern>[^']+)'/g;

/** The files that a file imports by a glob pattern. */
const filesByPattern = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(globbed)].flatMap(({ groups }) =>
    globSync(join(root, dirname(file), groups?.['pattern'] ?? '')).map((found) => relative(root, found)),
  );

const readUncached = async (): Promise<ImportGraph> => {
  const options = {
    baseDir: root,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.css', '.json'],
    },
  } as ICruiseOptions;
  const { output } = await cruise(['src', 'stories', 'visual'], options);
  if (typeof output === 'string' || output.modules.length === 0) throw new Error('The import graph is empty');
  const importsOf = (source: string): string[] => (/^(?:src|stories)\/.*\.tsx?$/.test(source) ? filesByPattern(source) : []);
  return new Map(
    output.modules.map(({ source, dependencies }) => [source, [...dependencies.map(({ resolved }) => resolved), ...importsOf(source)]]),
  );
};

let read: Promise<ImportGraph> | undefined;

/** Reads the imports of the shop and of its stories, once a process; takes about four seconds. */
export const readImportGraph = (): Promise<ImportGraph> => {
  read ??= readUncached();
  return read;
};

/** All files that the given ones depend on, including themselves; `stops` tells which imports not to follow. */
export const reach = (graph: ImportGraph, from: readonly string[], stops: (file: string) => boolean = () => false): Set<string> => {
  const reached = new Set<string>();
  const open = [...from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!stops(file)) open.push(...(graph.get(file) ?? []));
  }
  return reached;
};
