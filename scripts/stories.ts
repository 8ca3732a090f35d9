import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'vite';
import { moduleSchemaFolder, moduleSchemaPath, textOfModuleSchema } from '../src/server-modules/module-schema.ts';
import { type SectionUid, sectionSchemas } from '../src/server-modules/schemas.ts';
import { parseRichText } from '../src/shared/rich-text/parse-rich-text.ts';
import { legacyTexts } from '../stories/legacy-texts.ts';
import { type AnyModuleStory, slugOfModule } from '../stories/modules/module-story.ts';
import type { AnyStory } from '../stories/story.ts';
import { entryOf, openTypes, textOfEntry } from './stories/entry-of.ts';
import { entryOfModule } from './stories/entry-of-module.ts';

const published = new URL('../public', import.meta.url).pathname;
const folder = new URL('../stories/generated/', import.meta.url);

// The rich-text parser stays on the server; a browser gets its result.
const writeLegacyTexts = async (): Promise<void> => {
  const read = Object.entries(legacyTexts).map(([name, html]) => [name, parseRichText(html)]);
  await writeFile(new URL('../legacy-texts.json', folder), `${JSON.stringify(Object.fromEntries(read), null, 2)}\n`);
};

/** Writes public/docs/modules/{uid}.schema.json of every module, which the documentation links. */
const writeSchemas = async (): Promise<void> => {
  const target = `${published}${moduleSchemaFolder}`;
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const uid of Object.keys(sectionSchemas) as SectionUid[])
    await writeFile(`${published}${moduleSchemaPath(uid)}`, textOfModuleSchema(uid));
};

type Loaded = { stories: readonly AnyStory[]; moduleStories: readonly AnyModuleStory[] };

const loadStories = async (): Promise<Loaded> => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { 'server-only': '/tests/empty.ts', 'client-only': '/tests/empty.ts' } },
  });
  const [all, modules] = await Promise.all(['/stories/all.ts', '/stories/modules.ts'].map((file) => server.ssrLoadModule(file)));
  await server.close();
  return { ...all, ...modules } as Loaded;
};

/**
 * Writes public/docs/modules/ and stories/generated/{slug}.json: what must be known about a story without loading its component, for rigs
 * and the server. Run it after a change of a story or of its component: `npm run stories:index`, or `npm run stories:index button` for a
 * few.
 */
const writeIndex = async (wanted: readonly string[]): Promise<void> => {
  await writeLegacyTexts();
  await writeSchemas();
  const { stories, moduleStories } = await loadStories();
  const types = openTypes();
  await mkdir(folder, { recursive: true });
  const isWanted = (slug: string): boolean => wanted.length === 0 || wanted.includes(slug);
  const entries = [
    ...stories.filter(({ slug }) => isWanted(slug)).map((story) => entryOf(types, story)),
    ...moduleStories.filter(({ uid }) => isWanted(slugOfModule(uid))).map((story) => entryOfModule(types, story)),
  ];
  for (const entry of entries) await writeFile(new URL(`${entry.slug}.json`, folder), textOfEntry(entry));
  const known = new Set(
    [...stories.map(({ slug }) => slug), ...moduleStories.map(({ uid }) => slugOfModule(uid))].map((slug) => `${slug}.json`),
  );
  for (const file of (await readdir(folder)).filter((name) => !known.has(name))) await rm(new URL(file, folder));
};

await writeIndex(process.argv.slice(2));
