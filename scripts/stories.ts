import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'vite';
import type { AnyStory } from '../stories/story.ts';

/**
 * Writes stories/generated/{slug}.json: what of a story must be known without loading its component, so that rigs and the
 * server can ask for it. Run it after a change of a story.
 */
const writeIndex = async (): Promise<void> => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { 'server-only': '/tests/empty.ts', 'client-only': '/tests/empty.ts' } },
  });
  const { stories } = (await server.ssrLoadModule('/stories/all.ts')) as { stories: readonly AnyStory[] };
  const folder = new URL('../stories/generated/', import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const { slug, title, group, summary, variants } of stories) {
    const index = { slug, title, group, summary, variants: variants.map(({ id, title: name }) => ({ id, title: name })) };
    await writeFile(new URL(`${slug}.json`, folder), `${JSON.stringify(index, null, 2)}\n`);
  }
  await server.close();
};

await writeIndex();
