import { prerender } from 'react-dom/static';
import { migrate } from '#backend/app/migrate.ts';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import { database } from '#backend/database/database.ts';
import { ModuleExample } from '#server-modules/module-example.tsx';
import { findSite } from '#shared/country/site.ts';
import { slugOfModule } from '../modules/module-story.ts';
import { moduleStories } from '../modules.ts';

/** An example of a module as the server sends it. */
export type SentExample = { id: string; title: string; html: string };

// Browser-dependent picture sizes and formats: histoire gets one of each.
const withOneSize = (html: string): string => html.replaceAll(/<source [^>]*>/g, '').replaceAll(/ (?:srcset|imagesrcset)="[^"]*"/gi, '');

const fillShop = async (): Promise<void> => {
  await loadContent();
  await migrate();
  await seedStock(database);
};

let shop: Promise<void> | undefined;

/** Every example of a module, for Germany; throws for a module without a story. */
export const renderModule = async (uid: string): Promise<SentExample[]> => {
  shop ??= fillShop();
  await shop;
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
