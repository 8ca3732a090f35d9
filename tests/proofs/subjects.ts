import { languages } from '../../src/shared/country/countries.ts';
import { storyEntries } from '../../stories/index.ts';
import { moduleOfSlug } from '../../stories/modules/module-story.ts';
import { pageFileOf } from '../../visual/page-file.ts';
import { documentation, layers, type Screen, screens, states } from '../browser/screens.ts';
import { screensIn } from '../browser/screens-in.ts';
import { type ImportGraph, reach } from './import-graph.ts';
import { servedOf } from './served.ts';

/** The rigs whose tests look at one subject each. */
export const rigs = ['visual', 'accessibility'] as const;
export type Rig = (typeof rigs)[number];

/** What a test looks at: the tag that names it, and the files of the project that can change what is seen there. `isHashed` says which of them count for its proof: what is served stands for the others (`served.ts`). */
export type Subject = { tag: string; isInput: (file: string) => boolean; isHashed: (file: string) => boolean };

const everywhere =
  /^(?:package-lock\.json|playwright\.config\.ts|waku\.config\.ts|public\/(?!models\/)|scripts\/(?:build|compress|layers-first|light-zod|one-sheet|pictures|start)\b)/;
// Addresses of pictures and models tell what is in them: what is served says it, and files where it says nothing.
const isMedium = (file: string): boolean => /^(?:imagery\/originals|public\/models)\//.test(file);
const ofRig: Record<Rig, RegExp> = {
  visual: /^visual\/(?:shoot\/|fonts\.conf|modes|pictures|pixels\.ts|[a-z]+\.spec)/,
  accessibility: /^accessibility\/(?!aria\/|keep-report|report|results)|^visual\/shoot\/(?:at-rest|layer)/,
};
// What pages ask of the server by address is in no import.
const everyPage = /^(?:content|translations|src\/backend|src\/front-door|src\/waku)\//;
// What neither the document nor its styles and scripts show: how they are asked for and brought together.
const besideServed = /^(?:src\/front-door|src\/waku)\//;
// What stands around an example shows nothing of its own: what else it imports for the documentation touches no picture.
const storyFrame = /^src\/(?:client\/docs\/frame\/|client\/docs\/stage\/example\.|pages\/docs\/frame\/)/;
// The document words nothing but what stands where a page failed: what pages say is their own input.
const isWords = (file: string): boolean => file === 'src/shared/i18n/messages.ts';
const isDriver = (file: string): boolean => file.startsWith('tests/browser/');
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);
const isInDocs = (file: string): boolean => file.startsWith('src/client/docs/');
const isStory = (file: string): boolean => /\.story\.tsx?$/.test(file);

/** True for words of another language: a page shows its own, and English where they are missing. */
const isForeign = (file: string, spoken: readonly string[]): boolean => {
  const language = /^(?:translations|content\/(?!countries\/).*)\/([a-z]{2})\.json$/.exec(file)?.[1];
  return language !== undefined && (languages as readonly string[]).includes(language) && !['en', ...spoken].includes(language);
};

// The approved words of an example's accessibility tree.
const isTold = (rig: Rig, tag: string, file: string): boolean =>
  rig === 'accessibility' && tag.startsWith('@story:') && file.startsWith(`accessibility/aria/${tag.slice('@story:'.length)}-`);

/** The files that show an example: the story, and a module itself. */
const filesOfStory = (slug: string): string[] => {
  const uid = moduleOfSlug(slug);
  return uid === undefined ? [`stories/${slug}.story.tsx`] : [`stories/modules/${uid}.story.ts`, `src/server-modules/${uid}/${uid}.tsx`];
};

/** Every subject of a rig. A file that is no input of a subject cannot change what its tests see. */
export const listInputs = (graph: ImportGraph, rig: Rig): Subject[] => {
  const document = reach(graph, ['src/pages/_root.tsx'], isWords);
  // How a rig comes to its pages and what it does there; what journeys alone do shows it nothing.
  const specs = [...graph.keys()].filter((file) => file.startsWith(`${rig}/`) && file.endsWith('.spec.ts'));
  const driven = new Set([...reach(graph, specs)].filter(isDriver));
  const subject = (tag: string, isOwn: (file: string) => boolean): Subject => {
    const isTool = (file: string): boolean => (everywhere.test(file) && !isTest(file)) || ofRig[rig].test(file);
    const isInput = (file: string): boolean => isTool(file) || isMedium(file) || (!isTest(file) && (document.has(file) || isOwn(file)));
    const isHashed = (file: string): boolean =>
      isTool(file) || (!isTest(file) && besideServed.test(file)) || driven.has(file) || isTold(rig, tag, file);
    return { tag, isInput, isHashed: servedOf(tag) ? isHashed : isInput };
  };
  const page = (tag: string, all: readonly Pick<Screen, 'language' | 'path'>[], more: readonly string[] = []): Subject => {
    const files = new Set(all.map(pageFileOf));
    const isOfDocs = [...files].some((file) => file.startsWith('src/pages/docs'));
    const reached = reach(graph, ['src/pages/_layout.tsx', ...files], isOfDocs ? isStory : isInDocs).union(reach(graph, more));
    const spoken = all.map(({ language }) => language);
    return subject(tag, (file) => (reached.has(file) || driven.has(file) || everyPage.test(file)) && !isForeign(file, spoken));
  };
  return [
    ...storyEntries.map(({ slug }) => {
      const reached = reach(graph, filesOfStory(slug));
      // A module asks the server for pictures, articles and addresses, as a page does.
      const isAsked = (file: string): boolean =>
        moduleOfSlug(slug) !== undefined && (driven.has(file) || everyPage.test(file)) && !isForeign(file, ['de']);
      const tag = `@story:${slug}`;
      return subject(tag, (file) => reached.has(file) || isAsked(file) || storyFrame.test(file) || isTold(rig, tag, file));
    }),
    ...storyEntries.map(({ slug }) => page(`@docs:${slug}`, [{ language: 'de', path: `/docs/${slug}` }], filesOfStory(slug))),
    ...[...screens, ...states, ...documentation, ...layers].map((screen) => page(`@screen:${screen.name}`, [screen])),
    ...languages.filter((one) => one !== 'de').map((language) => page(`@language:${language}`, screensIn(language).flat())),
  ];
};
