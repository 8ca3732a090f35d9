import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Request } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import { type PageType, pageTypes } from './page-types.ts';
import { watchQuiet } from './quiet.ts';

const kinds = ['html', 'js', 'css', 'fonts', 'pictures', 'rest', 'other'] as const;
export type Kind = (typeof kinds)[number];

/**
 * What a page costs a first-time visitor who does not interact. Bytes are those on the wire, without headers; `documentRaw` is the
 * uncompressed document, `firstCss` the render-blocking styles.
 */
export type PageWeight = { requests: number; bytes: Record<Kind, number>; jsGzip: number; documentRaw: number; firstCss: number };

const byType: Record<string, Kind> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'pictures',
  fetch: 'rest',
  xhr: 'rest',
};
const kindOf = (request: Request): Kind => byType[request.resourceType()] ?? 'other';

/** The pinned browser, as in the visual tests; `more` are additional arguments. */
export const launchBrowser = async (more: string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });

/** True for the sheet that a document links; the other styles are loaded with React. */
export const isFirstSheet = (request: Request): boolean => /\.first-[\w-]+\.css$/.test(request.url());

// This visitor has no consent yet.
const firstVisit = { cookies: [], origins: [] };

const measureTraffic = async (request: Request): Promise<{ kind: Kind; bytes: number; gzip: number; firstCss: number }> => {
  const kind = kindOf(request);
  const { responseBodySize } = await request.sizes();
  const body = kind === 'js' ? await (await request.response())?.body() : undefined;
  const firstCss = isFirstSheet(request) ? responseBodySize : 0;
  return { kind, bytes: responseBodySize, firstCss, gzip: body ? gzipSync(body, { level: 9 }).length : 0 };
};

/**
 * Loads a page in a fresh profile at 390 px and sums everything it requests until React has loaded, without interaction, and the page is
 * idle.
 */
export const measurePage = async (browser: Browser, url: string): Promise<PageWeight> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'de-DE',
    storageState: firstVisit,
  });
  try {
    const page = await context.newPage();
    const untilQuiet = watchQuiet(page);
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    const response = await page.goto(url, { waitUntil: 'load' });
    await untilQuiet();
    if (!response?.ok() && response?.status() !== 404) throw new Error(`${url} answers ${response?.status()}`);
    const weighed = await Promise.all(finished.map(measureTraffic));
    const sum = (kind: Kind): number => weighed.filter((one) => one.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
    return {
      documentRaw: (await response.body()).length,
      requests: finished.length,
      bytes: Object.fromEntries(kinds.map((kind) => [kind, sum(kind)])) as Record<Kind, number>,
      jsGzip: weighed.reduce((total, { gzip }) => total + gzip, 0),
      firstCss: weighed.reduce((total, one) => total + one.firstCss, 0),
    };
  } finally {
    await context.close();
  }
};

/** One page of each type, measured. */
export const measurePages = async (origin: string, browser: Browser): Promise<[PageType, PageWeight][]> => {
  const weights: [PageType, PageWeight][] = [];
  for (const type of Object.keys(pageTypes) as PageType[]) weights.push([type, await measurePage(browser, origin + pageTypes[type])]);
  return weights;
};
