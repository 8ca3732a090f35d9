import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadApp } from './app.ts';

const folder = mkdtempSync(join(tmpdir(), 'undula-app-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('the app gets a copy of the environment: it reads all of it on every request, and process.env is slow', async () => {
  const entry = join(folder, 'entry.mjs');
  writeFileSync(
    entry,
    `const hook = () => {};
    export const unstable_serverEntry = { start: hook, stop: hook, contentVersion: hook, resolveRoute: hook };
    export const INTERNAL_runFetch = async (variables) => Response.json([variables === process.env, variables.PATH === process.env.PATH]);`,
  );
  const app = await loadApp(entry);
  const answer = await app.fetch(new Request('http://localhost/'));
  expect(await answer.json()).toEqual([false, true]);
});
