import { languages } from '../src/shared/country/countries.ts';
import { moduleOfSlug } from '../stories/modules/module-story.ts';
import type { Screen } from '../tests/support/browser/screens.ts';
import { type ImportGraph, reach } from './import-graph.ts';
import { pageFileOf } from './page-file.ts';
import { shotScreens, shotStories } from './pictures.ts';

/** A test of this rig by its tag, and whether a file of the project can affect its pictures. */
export type Inputs = { tag: string; isInput: (file: string) => boolean };

const everywhere =
  /^(?:package-lock\.json|playwright\.config\.ts|waku\.config\.ts|public\/(?!models\/)|scripts\/(?:build|compress|layers-first|one-sheet|pictures|start)\b)/;
const ofRig = /^visual\/(?:shoot\/|fonts\.conf|modes|pictures|pixels\.ts|[a-z]+\.spec)/;
const isMedium = (file: string): boolean => /^(?:imagery\/originals|public\/models)\//.test(file);
// What pages request from the server by address appears in no import.
const everyPage = /^(?:content|translations|src\/backend|src\/http-server|src\/framework|src\/payment-sandbox)\//;
// The frame around an example shows nothing of its own: its other imports, for the documentation, affect no picture.
const storyFrame = /^src\/(?:client\/docs\/frame\/|client\/docs\/stage\/example\.|pages\/docs\/frame\/)/;
// The document's texts appear only where a page failed: texts of pages are their own input.
const isWords = (file: string): boolean => file === 'src/shared/i18n/messages.ts';
const isDriver = (file: string): boolean => file.startsWith('tests/support/');
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);
const isInDocs = (file: string): boolean => file.startsWith('src/client/docs/');
const isStory = (file: string): boolean => /\.story\.tsx?$/.test(file);

/** True for texts of another language: a page shows its own, and English where they are missing. */
const isForeign = (file: string, spoken: string): boolean => {
  const language = /^(?:translations|content\/(?!countries\/).*)\/([a-z]{2})\.json$/.exec(file)?.[1];
  return language !== undefined && (languages as readonly string[]).includes(language) && !['en', spoken].includes(language);
};

/** The files that show an example: the story, and a module itself. */
const filesOfStory = (slug: string): string[] => {
  const uid = moduleOfSlug(slug);
  return uid === undefined ? [`stories/${slug}.story.tsx`] : [`stories/modules/${uid}.story.ts`, `src/server-modules/${uid}/${uid}.tsx`];
};

/** What every test of this rig depends on, by the imports of its files. */
export const listInputs = (graph: ImportGraph): Inputs[] => {
  const document = reach(graph, ['src/pages/_root.tsx'], isWords);
  // The files needed to shoot anything, and those needed to reach a page.
  const camera = new Set([...reach(graph, ['visual/stories.spec.ts'])].filter(isDriver));
  const driven = new Set([...reach(graph, ['visual/screens.spec.ts'])].filter(isDriver));
  const inputs = (tag: string, isOwn: (file: string) => boolean): Inputs => ({
    tag,
    isInput: (file) =>
      ofRig.test(file) ||
      camera.has(file) ||
      (!isTest(file) && (everywhere.test(file) || isMedium(file) || document.has(file) || isOwn(file))),
  });
  const page = ({ name, path, language }: Screen): Inputs => {
    const file = pageFileOf({ path, language });
    const reached = reach(graph, ['src/pages/_layout.tsx', file], file.startsWith('src/pages/docs') ? isStory : isInDocs);
    return inputs(`@screen:${name}`, (one) => (reached.has(one) || driven.has(one) || everyPage.test(one)) && !isForeign(one, language));
  };
  return [
    ...shotStories.map(({ slug }) => {
      const reached = reach(graph, filesOfStory(slug));
      // A module requests pictures, products and addresses from the server, as a page does.
      const isRequested = (file: string): boolean =>
        moduleOfSlug(slug) !== undefined && (driven.has(file) || everyPage.test(file)) && !isForeign(file, 'de');
      return inputs(`@story:${slug}`, (file) => reached.has(file) || isRequested(file) || storyFrame.test(file));
    }),
    ...shotScreens.map(page),
  ];
};
