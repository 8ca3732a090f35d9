import { expect, type Page } from '@playwright/test';
import { logIn, owner, ownerPassword } from '../support/browser/account.ts';
import { test } from '../support/browser/shopper.ts';

/** Everything that the page's scripts report from now on: errors, blocked scripts, failed hydration. */
const watchFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // The document itself being a 404 is no error.
    if (message.type() === 'error' && !message.text().includes('status of 404')) faults.push(message.text());
  });
  return faults;
};

/** Submits the login without script: the browser follows the redirects. */
const sendLogin = ({ redirect, ...fields }: { redirect: string; email: string; password: string }): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `/consumer/login?${new URLSearchParams({ redirect })}`;
  for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { name, value }));
  document.body.append(form);
  form.submit();
};

for (const path of [
  '/unknown-address',
  '/unknown-sp%C3%BClen/60',
  `/unknown-${'x'.repeat(150)}`,
  '/unknown-%22%3E%3Cscript%3E',
  '/docs/unknown',
  '/docs/frame/button/unknown',
  '/checkout/failure/DE-260101-ABCDEFGH',
]) {
  test(`R-02 B-13 a cached page hydrates under the requested URL: ${path.slice(0, 40)}`, async ({ page, baseURL }) => {
    const faults = watchFaults(page);
    for (let visit = 0; visit < 2; visit++) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(new URL(page.url()).pathname).toBe(new URL(path, baseURL).pathname);
      expect(await page.content()).not.toContain('openpart');
      expect(faults).toEqual([]);
    }
    // Requested by the router this time: a response naming another path would navigate there.
    const here = page.url();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).not.toHaveURL(here);
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/RSC/R/'));
    await page.goBack();
    await answer;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([page.url(), faults]).toEqual([here, []]);
  });
}

for (const address of ['//carts/x', '/%63arts', '/%6fpenapi.json', '/%73andbox/outbox', '/%66avicon.svg']) {
  test(`B-13 ${address} redirects to its canonical path`, async ({ baseURL }) => {
    const { origin } = new URL(baseURL ?? '');
    const answer = await fetch(origin + address, { redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([308, '']);
    expect(answer.headers.get('location')).toMatch(/^\/(?!\/)[^%]*$/);
  });
}

test('B-13 an unknown REST path is 404 as JSON, a non-navigation request 404', async ({ request }) => {
  const rest = await request.get('/carts/x');
  expect([rest.status(), ((await rest.json()) as { data: object }).data]).toMatchObject([404, { exception: 'NotFoundException' }]);
  for (const path of ['/RSC/', '/RSC/x', '/RSC/F/abc', '/favicon.svg.br']) expect((await request.get(path)).status()).toBe(404);
});

test('R-06 a login redirects to no other site, in any spelling, nor does the expired-session notice', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('de');
  const email = `redirects-${crypto.randomUUID()}@beispiel.example`;
  await logIn(page, shopper.origin, { ...owner, email });
  for (const trap of ['/.//evil.example', '/..//evil.example', '/a/..//evil.example', '/./\\evil.example', '/login', '/carts/']) {
    await shopper.visit(`session-expired?redirect=${encodeURIComponent(trap)}`);
    const ways = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(ways.filter((href) => new URL(href).origin !== shopper.origin || href.includes('evil'))).toEqual([]);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/consumer/login')),
      page.evaluate(sendLogin, { redirect: trap, email, password: ownerPassword }),
    ]);
    expect([answer.status(), answer.headers()['location']]).toEqual([303, '/account']);
    await page.waitForURL(`${shopper.origin}/account`);
  }
});
