import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashSources } from './source-hash.ts';

const setUp = async () => {
  const root = await mkdtemp(join(tmpdir(), 'sources-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return async (path: string, text: string): Promise<string> => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
    return hashSources(root);
  };
};

test.each(['src/pages/index.tsx', 'content/pages/home/de.json', 'translations/de.json', 'public/icons.svg', 'package-lock.json'])(
  'a change of %s requires a build, the old text does not',
  async (path) => {
    const write = await setUp();
    const first = await write(path, 'one');
    const second = await write(path, 'two');
    expect(second).not.toBe(first);
    expect(await write(path, 'one')).toBe(first);
  },
);

test.each(['src/http-server/proxy/app.ts', 'src/shared/money/money.test.ts', 'public/pictures/sink.avif', 'README.md'])(
  '%s is not part of the build',
  async (path) => {
    const write = await setUp();
    const first = await write('src/a.ts', 'a');
    expect(await write(path, 'anything')).toBe(first);
  },
);

const importsOf = async (file: string): Promise<string[]> =>
  [...(await readFile(file, 'utf8')).matchAll(/^import (?!type )[^;]*? from '(\.[^']+)'/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  );

test('a change of the build tools requires a build as well', async () => {
  const write = await setUp();
  const direct = (await Promise.all(['waku.config.ts', 'scripts/build.ts'].map(importsOf))).flat();
  const tools = new Set([...direct, ...(await Promise.all(direct.map(importsOf))).flat()]);
  expect([...tools]).toContain('scripts/stable-class-names.ts');
  const missed: string[] = [];
  for (const path of tools) if ((await write(path, 'one')) === (await write(path, 'two'))) missed.push(path);
  expect(missed).toEqual([]);
});
