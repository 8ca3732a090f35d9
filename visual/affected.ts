import { execFileSync } from 'node:child_process';
import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import { storyEntries } from '../stories/index.ts';
import { pageFileOf } from './page-file.ts';
import { shotScreens } from './pictures.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

const root = new URL('..', import.meta.url).pathname;
const everything =
  /^(?:package-lock\.json|playwright\.config\.ts|waku\.config\.ts|public\/|visual\/(?:shoot\/|fonts\.conf|modes|pictures|pixels\.ts|[a-z]+\.spec))/;
// What pages ask of the server by address is in no import.
const everyPage = /^(?:content\/|translations\/|imagery\/|src\/backend\/|src\/front-door\/|tests\/browser\/screens\.ts)/;
const document = 'src/pages/_root.tsx';
const layout = 'src/pages/_layout.tsx';
// What stands around an example shows nothing of its own: what else it imports for the documentation touches no picture.
const storyFrame = /^src\/(?:client\/docs\/frame\/|client\/docs\/stage\/example\.|pages\/docs\/frame\/)/;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Files that differ from where this branch left `since`, committed or not. */
export const changedSince = (since: string): string[] => {
  const [base = since] = git('merge-base', 'HEAD', since);
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
};

const readGraph = async (): Promise<Graph> => {
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
  const { output } = await cruise(['src', 'stories'], options);
  if (typeof output === 'string' || output.modules.length === 0) throw new Error('The import graph is empty');
  return new Map(output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
};

let graphRead: Promise<Graph> | undefined;

/** Everything that a file needs, itself included; `stops` says where not to look further. */
const reach = (graph: Graph, from: readonly string[], stops: (file: string) => boolean = () => false): Set<string> => {
  const reached = new Set<string>();
  const open = [...from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!stops(file)) open.push(...(graph.get(file) ?? []));
  }
  return reached;
};

/** The tags of the tests whose pictures the changed files can touch; `all` when something changed that stands below everything. */
export const findAffected = async (changed: readonly string[]): Promise<'all' | string[]> => {
  if (changed.some((file) => everything.test(file))) return 'all';
  graphRead ??= readGraph();
  const graph = await graphRead;
  const touches = (files: Set<string>): boolean => changed.some((file) => files.has(file));
  if (touches(reach(graph, [document]))) return 'all';
  const isInDocs = (file: string): boolean => file.startsWith('src/client/docs/');
  const isEveryStory = changed.some((file) => storyFrame.test(file));
  const stories = storyEntries
    .filter(({ slug }) => isEveryStory || touches(reach(graph, [`stories/${slug}.story.tsx`])))
    .map(({ slug }) => `@story:${slug}`);
  const isEveryPage = changed.some((file) => everyPage.test(file));
  const pages = shotScreens
    .filter((screen) => {
      const page = pageFileOf(screen);
      const stops = page.startsWith('src/pages/docs') ? undefined : isInDocs;
      return isEveryPage || touches(reach(graph, [layout, page], stops));
    })
    .map(({ name }) => `@screen:${name}`);
  return [...stories, ...pages];
};
