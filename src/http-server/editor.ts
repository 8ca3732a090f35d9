import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { CountryCode } from '#shared/country/countries.ts';
import type { App } from './proxy/app.ts';
import { type Approach, isPrivateVisit } from './request/local-visit.ts';
import type { Visit } from './request/visit.ts';
import { type Answer, assembleAnswer, createAnswer } from './response/answer.ts';

/** What the editor needs: files of its package, what the app says to it, and by which way visitors come. */
export type EditorOptions = {
  app: Pick<App, 'editorAnswer'>;
  headers: Record<string, string>;
  approach: Approach;
  /** Folder of the package's built files. */
  folder?: URL;
};

const home = '/edit';

const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Undula: content</title><link rel="icon" href="/favicon.svg"></head><body><script type="module" src="${home}/start.js"></script></body></html>`;
const start = `import CMS from './npm/index.js';
const { fieldLists, collections, ...config } = await (await fetch('${home}/config.json')).json();
const entire = collections.map((one) => ({ ...one, fields: fieldLists[one.fields] }));
CMS.init({ config: { load_config_file: false, ...config, collections: entire } });
`;

const javascript = 'text/javascript; charset=utf-8';
const types: Record<string, string> = { js: javascript, json: javascript, woff2: 'font/woff2', png: 'image/png', wasm: 'application/wasm' };
// Files of the package by the names that it gives them; no path leads out of it.
const packageFile = /^\/edit\/((?:npm\/(?:assets\/|chunks\/)?|locales\/)[\w-][\w.-]*\.(js|json|woff2|png|wasm))$/;

// It writes its own styles and pictures of what was chosen; it asks nobody but this shop.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  'worker-src blob:',
  "frame-src 'self' blob:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const packageFolder = (): URL => new URL('../', import.meta.resolve('@sveltia/cms'));

/** Where the editor's files lie. Throws where the package is left out, as it is of what goes into production. */
const findFolder = (): URL => {
  try {
    const folder = packageFolder();
    if (existsSync(new URL('npm/index.js', folder))) return folder;
  } catch {
    // Told below.
  }
  throw new Error('CONTENT_EDITOR=1 needs the package @sveltia/cms, which production leaves out: npm ci');
};

/** True for the editor of the content and all that it loads. */
export const isEditorPath = (path: string): boolean => path === home || path.startsWith(`${home}/`);

/** Answers below /edit for who works at this machine; undefined: for everybody else, and where nothing is, there is no such address. */
export const createEditor = ({ app, headers, approach, folder = findFolder() }: EditorOptions) => {
  const kept = { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  const page = createAnswer(
    200,
    { ...kept, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    Buffer.from(document),
  );

  const script = createAnswer(200, { ...kept, 'content-type': javascript }, Buffer.from(start));

  /** A file of the package; its texts are imported as modules, which browsers do not take from JSON. */
  const readPackage = async (file: string, ending: string): Promise<Answer | undefined> => {
    const found = await readFile(new URL(file, folder)).catch(() => undefined);
    const body = found && ending === 'json' ? Buffer.from(`export default ${found}`) : found;
    return body && createAnswer(200, { ...kept, 'content-type': types[ending] ?? javascript }, body);
  };

  const answerOfApp = (host: string | undefined, country: CountryCode, path: string): Answer | undefined => {
    const told = app.editorAnswer(country, path);
    if (!told) return undefined;
    if ('text' in told) return createAnswer(200, { ...kept, 'content-type': 'application/json' }, Buffer.from(told.text));
    // Each country has a host of its own, on this machine too.
    const port = /:\d+$/.exec(host ?? '')?.[0] ?? '';
    const location = told.country === country ? told.path : `http://${told.country}.localhost${port}${told.path}`;
    return assembleAnswer({ status: 307, fields: { ...kept, location }, bodies: { identity: Buffer.alloc(0) } });
  };

  return async (visit: Visit): Promise<Answer | undefined> => {
    const { path, host, request } = visit;
    if (!isPrivateVisit(request, approach)) return undefined;
    if (path === home) return page;
    if (path === `${home}/start.js`) return script;
    const [, file, ending] = packageFile.exec(path) ?? [];
    return file === undefined || ending === undefined ? answerOfApp(request.headers.host, host.country, path) : readPackage(file, ending);
  };
};
