import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { CountryCode } from '#shared/country/countries.ts';
import type { App } from './proxy/app.ts';
import { isPrivateRequest, type ProxySettings } from './request/local-request.ts';
import type { RequestContext } from './request/request-context.ts';
import { assembleCachedResponse, type CachedResponse, createCachedResponse } from './response/cached-response.ts';

/** What the editor needs: the files of its package, the app's responses, and which proxies are trusted. */
type EditorOptions = {
  app: Pick<App, 'editorResponse'>;
  headers: Record<string, string>;
  proxySettings: ProxySettings;
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
// Files of the package under its own names; no path escapes the folder.
const packageFile = /^\/edit\/((?:npm\/(?:assets\/|chunks\/)?|locales\/)[\w-][\w.-]*\.(js|json|woff2|png|wasm))$/;

// The editor writes its own styles and previews chosen pictures; it contacts only this shop.
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

/** The folder of the editor's files. Throws where the package is not installed, as in production. */
const findFolder = (): URL => {
  try {
    const folder = packageFolder();
    if (existsSync(new URL('npm/index.js', folder))) return folder;
  } catch {
    // Reported below.
  }
  throw new Error('CONTENT_EDITOR=1 needs the package @sveltia/cms, which production leaves out: npm ci');
};

/** True for the content editor and everything it loads. */
export const isEditorPath = (path: string): boolean => path === home || path.startsWith(`${home}/`);

/** Answers below /edit, but only for requests from this machine. Undefined for everybody else and for unknown paths. */
export const createEditorHandler = ({ app, headers, proxySettings, folder = findFolder() }: EditorOptions) => {
  const baseHeaders = { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  const page = createCachedResponse(
    200,
    { ...baseHeaders, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    Buffer.from(document),
  );

  const script = createCachedResponse(200, { ...baseHeaders, 'content-type': javascript }, Buffer.from(start));

  /** A file of the package; JSON is wrapped as a module, since browsers import no plain JSON. */
  const readPackage = async (file: string, ending: string): Promise<CachedResponse | undefined> => {
    const found = await readFile(new URL(file, folder)).catch(() => undefined);
    const body = found && ending === 'json' ? Buffer.from(`export default ${found}`) : found;
    return body && createCachedResponse(200, { ...baseHeaders, 'content-type': types[ending] ?? javascript }, body);
  };

  const responseOfApp = (host: string | undefined, country: CountryCode, path: string): CachedResponse | undefined => {
    const response = app.editorResponse(country, path);
    if (!response) return undefined;
    if ('text' in response)
      return createCachedResponse(200, { ...baseHeaders, 'content-type': 'application/json' }, Buffer.from(response.text));
    // Each country has its own host, locally too.
    const port = /:\d+$/.exec(host ?? '')?.[0] ?? '';
    const location = response.country === country ? response.path : `http://${response.country}.localhost${port}${response.path}`;
    return assembleCachedResponse({ status: 307, fields: { ...baseHeaders, location }, bodies: { identity: Buffer.alloc(0) } });
  };

  return async (requestContext: RequestContext): Promise<CachedResponse | undefined> => {
    const { path, host, request } = requestContext;
    if (!isPrivateRequest(request, proxySettings)) return undefined;
    if (path === home) return page;
    if (path === `${home}/start.js`) return script;
    const [, file, ending] = packageFile.exec(path) ?? [];
    return file === undefined || ending === undefined ? responseOfApp(request.headers.host, host.country, path) : readPackage(file, ending);
  };
};
