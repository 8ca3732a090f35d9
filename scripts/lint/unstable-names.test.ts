import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const planted = {
  'src/pages/renamed.ts': "import { unstable_getRequest as getRequest } from 'waku/router/server';\nexport const read = getRequest;\n",
  'src/client/hook.ts':
    "import { useElementsPromise_UNSTABLE } from 'waku/minimal/client';\nexport const use = useElementsPromise_UNSTABLE;\n",
  'src/http-server/entry.ts': 'export const run = (app: { INTERNAL_runFetch: () => void }) => app.INTERNAL_runFetch();\n',
  'src/framework/request.ts': "export { unstable_getRequest as getRequest } from 'waku/router/server';\n",
};

test('an unstable name of Waku is refused outside src/framework', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unstable-names-'));
  try {
    for (const file of ['.oxlintrc.json', 'scripts/lint', 'package.json'])
      cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
    for (const [file, text] of Object.entries(planted)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const linter = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [linter, '--format', 'unix', 'src'], { cwd: folder, encoding: 'utf8' });
    const reported = stdout.split('\n').flatMap((line) => (line.includes('undula(no-unstable-name)') ? [line.split(':')[0]] : []));
    expect([...new Set(reported)].toSorted()).toEqual(['src/client/hook.ts', 'src/http-server/entry.ts', 'src/pages/renamed.ts']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
