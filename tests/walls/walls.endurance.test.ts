import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
let folder = '';

/** Builds a tiny shop of the given files with the real tool; it lies inside the project, so that it finds the packages. */
const build = (files: Record<string, string>): { code: number | null; output: string } => {
  mkdirSync(join(root, 'var'), { recursive: true });
  folder = mkdtempSync(join(root, 'var/walls-'));
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/waku/cli.js'), 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
};

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secret = "import 'server-only';\nexport const secret = 'price list';\n";
const page = "import { Leaf } from '../client/leaf';\nexport default function Page() {\n  return <Leaf />;\n}\n";

test('a client file that imports the backend does not build, and the message shows the way it came', () => {
  const { code, output } = build({
    'src/pages/index.tsx': page,
    'src/client/leaf.tsx': "'use client';\nimport { secret } from '../backend/secret';\nexport const Leaf = () => <p>{secret}</p>;\n",
    'src/backend/secret.ts': secret,
  });
  expect(code).not.toBe(0);
  expect(output).toMatch(/server-only/);
  expect(output).toMatch(/src\/backend\/secret/);
});

test('a server component that imports a store does not build', () => {
  const { code, output } = build({
    'src/pages/index.tsx': "import { store } from '../state/store';\nexport default function Page() {\n  return <p>{store.count}</p>;\n}\n",
    'src/state/store.ts': "import 'client-only';\nexport const store = { count: 0 };\n",
  });
  expect(code).not.toBe(0);
  expect(output).toMatch(/client-only/);
});

test('the same files with an allowed import do build', () => {
  const { code } = build({
    'src/pages/index.tsx': page,
    'src/client/leaf.tsx': "'use client';\nimport { greeting } from '../shared/greeting';\nexport const Leaf = () => <p>{greeting}</p>;\n",
    'src/shared/greeting.ts': "export const greeting = 'Guten Tag';\n",
  });
  expect(code).toBe(0);
});
