import { expect, test } from 'vitest';
import { iconSprite } from '#client/primitives/icon/icon-names.ts';
import { listStaticFiles } from '../../src/http-server/static/static-files.ts';

test('the address of the sprite that pages name is cached indefinitely', async () => {
  const shop = await listStaticFiles(new URL('../../public/', import.meta.url).pathname, 1_000_000, {});
  const { pathname, searchParams } = new URL(iconSprite, 'https://www.undula.de');
  const { headers = [] } = (await shop.find(pathname, searchParams.toString()))?.identity ?? {};
  expect(headers).toContain('public, max-age=31536000, immutable');
});
