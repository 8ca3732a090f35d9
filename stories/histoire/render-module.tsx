import { prerender } from 'react-dom/static';
import { loadContent } from '#backend/content/content.ts';
import { ModuleExample } from '#server-modules/module-example.tsx';
import { findSite } from '#shared/country/site.ts';
import { slugOfModule } from '../modules/module-story.ts';
import { moduleStories } from '../modules.ts';

/** An example of a module as the server sends it. */
export type SentExample = { id: string; title: string; html: string };

// Pictures and styles of the browser's own size and format: histoire gets one of each.
const withOneSize = (html: string): string => html.replaceAll(/<source [^>]*>/g, '').replaceAll(/ (?:srcset|imagesrcset)="[^"]*"/gi, '');

let content: Promise<void> | undefined;

/** Every example of a module, in German content's country; throws for a module without a story. */
export const renderModule = async (uid: string): Promise<SentExample[]> => {
  content ??= loadContent();
  await content;
  const site = findSite('de', 'de');
  const story = moduleStories.find((one) => one.uid === uid);
  if (!site || !story) throw new Error(`No story of ${uid}`);
  return Promise.all(
    story.variants.map(async ({ id, title }) => {
      const { prelude } = await prerender(<ModuleExample site={site} slug={slugOfModule(uid)} variant={id} />);
      return { id, title, html: withOneSize(await new Response(prelude).text()) };
    }),
  );
};
