import { fakeDocument } from '../http-server/fake-app.ts';
import type { TestServer } from '../http-server/test-server.ts';
import type { Browser } from './browser.ts';

/** What the browser ran and what it blocked. */
export type Findings = { ran: string[]; refused: string[]; color: string; background: string };

const own = (name: string, mark: string): string => `<script nonce="${mark}">window.ran.push('${name}')</script>`;

const probe = (mark: string): string => `
  <script nonce="${mark}">
    window.ran = []; window.refused = [];
    document.addEventListener('securitypolicyviolation', (event) => window.refused.push(event.effectiveDirective + ' ' + (event.blockedURI || 'inline')));
  </script>
  ${own('marked', mark)}
  <link rel="modulepreload" href="/assets/probe.js">
  <script type="module" src="/assets/probe.js"></script>
  <script>window.ran.push('planted')</script>
  <script nonce="guess">window.ran.push('guessed')</script>
  <script src="/api/reflected.js"></script>
  <script src="data:text/javascript,window.ran.push('data')"></script>
  <style>body { background-color: rgb(9, 9, 9) }</style>
  <p id="styled" style="color: rgb(1, 2, 3)">text</p>
  <img src="data:image/gif;base64,broken" alt="" onerror="window.ran.push('handler')">
  <a id="link" href="javascript:window.ran.push('address')">link</a>
  <script nonce="${mark}">document.getElementById('link').click()</script>`;

const reading = `JSON.stringify({ ran: window.ran, refused: window.refused, color: getComputedStyle(document.getElementById('styled')).color, background: getComputedStyle(document.body).backgroundColor })`;

/** Opens a page with our own and injected scripts in a browser, twice: rendered and from memory. */
export const probePolicy = async (browser: Browser, { app, server }: TestServer): Promise<[Findings, Findings]> => {
  app.on('/probe', (request) => fakeDocument(request, probe(request.headers.get('x-script-mark') ?? '')));
  app.on('/api/reflected.js', () => new Response("window.ran.push('reflected')", { headers: { 'content-type': 'text/javascript' } }));
  const visit = async (): Promise<Findings> => JSON.parse(await browser.read(`http://localhost:${server.port}/probe`, reading)) as Findings;
  return [await visit(), await visit()];
};

/** What every browser must report. */
export const expected = { ran: ['marked', 'asset'], color: 'rgb(1, 2, 3)', background: 'rgba(0, 0, 0, 0)' };
