import type { UserConfig } from 'vite';
import { expect, test } from 'vitest';
import config from '../waku.config.ts';
import { buildId } from './build-id.ts';
import { hashSources } from './source-hash.ts';

test('a build is named after its sources: the same commit has one name on every machine', async () => {
  const { define } = (await (buildId.config as () => Promise<UserConfig>)()) ?? {};
  expect(define).toEqual({ 'import.meta.env.WAKU_BUILD_ID': JSON.stringify((await hashSources()).slice(0, 12)) });
  expect(config.vite?.plugins).toContain(buildId);
});
