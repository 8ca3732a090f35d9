import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const fileOf = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url));
const javascript = 'text/javascript';

type Options = {
  /** Creates the token for an action; undefined for none. */
  issue: (action: string) => string | undefined;
  /** Lets the first script load, or not. */
  before?: () => Promise<'answer' | 'abort'>;
  /** Whether the second one fails to load. */
  isHalf?: boolean;
};

/** Answers for reCAPTCHA with our stand-ins; returns every third-party URL that the page requests. */
export const standInForRecaptcha = async (
  page: Page,
  { issue, before = async () => 'answer', isHalf = false }: Options,
): Promise<string[]> => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !/(?:^|\.)localhost$/.test(hostname)) asked.push(request.url());
  });
  await page.route('https://www.google.com/recaptcha/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/recaptcha/api2/anchor') return route.fulfill({ contentType: 'text/html', body: '<p>reCAPTCHA</p>' });
    if (pathname === '/recaptcha/api2/clr') {
      const body = issue(route.request().postData() ?? '');
      const answer = { contentType: 'text/plain', headers: { 'access-control-allow-origin': '*' } };
      return route.fulfill(body === undefined ? { ...answer, status: 500 } : { ...answer, body });
    }
    if ((await before()) === 'abort') return route.abort();
    return route.fulfill({ path: fileOf('recaptcha-api-stand-in.js'), contentType: javascript });
  });
  await page.route('https://www.gstatic.com/recaptcha/**', (route) =>
    isHalf ? route.abort() : route.fulfill({ path: fileOf('recaptcha-stand-in.js'), contentType: javascript }),
  );
  return asked;
};
