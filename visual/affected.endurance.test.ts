import { expect, test } from 'vitest';
import { findAffected } from './affected.ts';
import { parseCliArgs } from './cli-args.ts';
import { pageFileOf } from './page-file.ts';

test('B-06 a change affects the stories and pages that import the file, nothing else', async () => {
  const badge = await findAffected(['src/client/primitives/badge/badge.tsx']);
  expect(badge).toContain('@story:badge');
  expect(badge).not.toContain('@story:measure-line');
  const cart = await findAffected(['src/pages/cart.tsx']);
  expect(cart).toContain('@screen:cart');
  expect(cart).not.toContain('@screen:home');
  expect(await findAffected(['docs/operations.md'])).toEqual([]);
});

test('B-06 the lowest layers affect everything, texts affect every page', async () => {
  expect(await findAffected(['src/design/tokens.css'])).toBe('all');
  expect(await findAffected(['visual/shoot/frame.ts'])).toBe('all');
  const texts = await findAffected(['translations/de.json']);
  expect(texts).toContain('@screen:home');
  expect(texts).not.toContain('@story:badge');
});

test('B-06 a page file is found as the router finds it', () => {
  const fileOf = (path: string, language: 'de' | 'fr' = 'de') => pageFileOf({ path, language });
  expect(fileOf('/')).toBe('src/pages/index.tsx');
  expect(fileOf('/fr/', 'fr')).toBe('src/pages/index.tsx');
  expect(fileOf('/cart')).toBe('src/pages/cart.tsx');
  expect(fileOf('/checkout/success')).toBe('src/pages/checkout/success.tsx');
  expect(fileOf('/checkout/address/')).toBe('src/pages/checkout/[checkoutStep].tsx');
  expect(fileOf('/spuelen?material=granite')).toBe('src/pages/[...slugs].tsx');
});

test('B-06 a command’s arguments: its own, and the remaining ones in order for Playwright', () => {
  expect(
    parseCliArgs(['--shard', '1/2', '--at', 'http://localhost:3000', '--affected', '--since', 'v1', '--because', ' new blue ']),
  ).toEqual({
    isAffected: true,
    since: 'v1',
    because: 'new blue',
    at: 'http://localhost:3000',
    playwrightArgs: ['--shard', '1/2'],
  });
});
