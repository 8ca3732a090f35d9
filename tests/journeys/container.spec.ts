import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { healthCommand, type Image, layOutImage, packageBytes, startCommand } from '../support/browser/image.ts';
import { type OwnShop, openOwnShop } from '../support/browser/own-shop.ts';

const run = promisify(execFile);

/** The shop from the files that the Dockerfile copies, without development packages. */
let image: Image | undefined;
let shop: OwnShop | undefined;
let before: string[] = [];

// As in the container: data is in `var`, and nothing else is written.
const volumes = { DATABASE_FILE: 'var/shop.db', MAIL_FOLDER: 'var/outbox' };
const filesOf = (folder = ''): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^var(?:\/|$)/.test(file))
    .toSorted();

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  image = layOutImage();
  before = filesOf(image.folder);
  shop = await openOwnShop({ ...image.environment, ...volumes }, image.folder);
});
test.afterAll(async () => {
  await shop?.close();
  image?.remove();
});

test('the files copied by the Dockerfile are the complete shop', async ({ request }) => {
  expect(startCommand.at(-1)).toBe('src/http-server/main.ts');
  const address = `http://localhost:${shop?.port}`;
  for (const path of ['/readyz', '/', '/spuelen', '/cart', '/docs', '/openapi.json', '/plain/cart']) {
    const answer = await request.get(`${address}${path}`);
    expect([path, answer.status()]).toEqual([path, 200]);
  }
  const [script = 'no script'] = /\/assets\/[^"]+\.js/.exec(await (await request.get(`${address}/`)).text()) ?? [];
  expect((await request.get(`${address}${script}`)).status()).toBe(200);
});

test('server-side rendering finds its fonts, pictures and codes among the production packages', async ({ request }) => {
  const sheet = await request.get(`http://localhost:${shop?.port}/api/product/data-sheet.pdf?productKey=delta-60-s`);
  expect([sheet.status(), (await sheet.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});

test('the production packages weigh 300 MB at most', () => {
  const megabytes = packageBytes() / 1e6;
  expect(megabytes).toBeGreaterThan(50);
  expect(megabytes).toBeLessThan(300);
});

test("the Dockerfile's health check succeeds for a running shop and fails for a stopped one", async () => {
  const [program = '', ...options] = healthCommand;
  const ask = (port: number | undefined) => run(program, options, { env: { ...process.env, PORT: String(port) } });
  await ask(shop?.port);
  await expect(ask(1)).rejects.toMatchObject({ code: 1 });
});

const command = async (...words: string[]): Promise<string> => {
  const env = { ...process.env, ...image?.environment, ...volumes };
  return (await run(process.execPath, ['--conditions=react-server', 'scripts/shop.ts', ...words], { cwd: image?.folder, env })).stdout;
};

test("B-02 each group of the operator's commands runs with the container's files", async () => {
  const groups = [...(await command('--help')).matchAll(/^ {2}([a-z]+) {2,}(?=\S)/gm)].map(([, name]) => name);
  const listed = ['orders', 'returns', 'registrations', 'stock', 'dealers', 'discounts', 'webhooks', 'contact'];
  expect(groups).toEqual(expect.arrayContaining(listed));
  for (const group of listed) expect([group, await command(group, 'list')]).toEqual([group, expect.any(String)]);
  expect(await command('stock', 'list')).toContain('bogen-p-brass');
  expect(await command('prices', 'history', 'bogen-p-brass')).toContain('EUR');
  expect(await command('consent', 'list')).toEqual(expect.any(String));
});

test('the shop writes nothing into its own files, which may be read-only', () => {
  expect(filesOf(image?.folder)).toEqual(before);
});
