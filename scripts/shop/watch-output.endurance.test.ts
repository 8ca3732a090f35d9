import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'undula-output-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the operator's command in a shell, which redirects its output. */
const run = (command: string, output: string): Promise<{ code: number; heard: string; errors: string }> =>
  new Promise((resolve) => {
    const shop = `"${process.execPath}" --conditions=react-server scripts/shop.ts`;
    const env = { ...process.env, LOG_LEVEL: 'silent', DATABASE_FILE: join(folder, 'shop.db') };
    execFile('bash', ['-o', 'pipefail', '-c', `${shop} ${command} ${output}`], { env }, (error, received, errors) =>
      resolve({ code: Number(error?.code ?? 0), heard: received, errors }),
    );
  });

test('B-02 a failed write exits with 1 and one line; a closed pipe is no error', async () => {
  const full = { code: 1, heard: '', errors: 'The output could not be written: ENOSPC: no space left on device, write\n' };
  expect(await run('dealers list', '> /dev/full')).toEqual(full);
  expect(await run('dealers list', '| head -1')).toMatchObject({ code: 0, heard: expect.stringMatching(/^at-\S+ .+\n$/), errors: '' });
});
