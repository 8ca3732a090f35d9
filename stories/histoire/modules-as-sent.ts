import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { layersFirst } from '../../scripts/layers-first.ts';
import type { StoryEntry } from '../entry.ts';
import { slugOfModule } from '../modules/module-story.ts';
import type { SentExample } from './render-module.tsx';

const entryOf = (uid: string): StoryEntry =>
  JSON.parse(readFileSync(new URL(`../generated/${slugOfModule(uid)}.json`, import.meta.url), 'utf8')) as StoryEntry;

const listed = (uid: string): string => {
  const { slug, title, group, variants } = entryOf(uid);
  return `export default ${JSON.stringify({ id: slug, title: `${group}/${title}`, variants })}`;
};

const openServer = (): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    // Class names are hashes of the styles' text: the same here as in histoire.
    plugins: [layersFirst],
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { 'server-only': '/tests/empty.ts', 'client-only': '/tests/empty.ts', waku: '/stories/histoire/router.tsx' } },
  });

const picturesIn = (html: string): string[] => [...new Set([...html.matchAll(/\/pictures\/[^"'\s)]+/g)].map(([path]) => path))];

/** Modules are server-rendered: histoire shows the server's HTML, without script. Pictures are included in one size. */
export const modulesAsSent = (): Plugin => {
  let server: Promise<ViteDevServer> | undefined;
  // Stock is read from a database: one for this run, not the shop's.
  let folder: string | undefined;
  const open = (): Promise<ViteDevServer> => {
    folder = mkdtempSync(join(tmpdir(), 'undula-histoire-'));
    process.env['DATABASE_FILE'] = join(folder, 'shop.db');
    delete process.env['DATABASE_URL'];
    return openServer();
  };
  const render = async (uid: string): Promise<SentExample[]> => {
    server ??= open();
    const { renderModule } = (await (
      await server
    ).ssrLoadModule('/stories/histoire/render-module.tsx')) as typeof import('./render-module.tsx');
    return renderModule(uid);
  };
  return {
    name: 'modules-as-sent',
    enforce: 'pre',
    transform: {
      filter: { id: /\/stories\/modules\/[^/]+\.story\.ts$/ },
      async handler(_code, id) {
        const uid = basename(id, '.story.ts');
        if (this.environment.name === 'ssr') return listed(uid);
        const examples = await render(uid);
        if (this.environment.mode === 'build') {
          for (const path of examples.flatMap(({ html }) => picturesIn(html)).filter((one) => existsSync(`public${one}`))) {
            this.emitFile({ type: 'asset', fileName: path.slice(1), source: readFileSync(`public${path}`) });
          }
        }
        const { slug, title, group } = entryOf(uid);
        return `import { asSent } from '/stories/histoire/as-sent.ts';
export default asSent(${JSON.stringify({ slug, title: `${group}/${title}`, examples })});
`;
      },
    },
    async closeBundle() {
      await (await server)?.close();
      server = undefined;
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
};
