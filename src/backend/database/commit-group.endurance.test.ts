import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { migrate } from '#backend/app/migrate.ts';
import { openDatabase } from './database.ts';

// Eight at a time, each with two writes, reported as soon as it is committed.
const script = `const { writeSync } = await import('node:fs');
  const { inTransaction } = await import('#backend/database/database.ts');
  const row = (sku) => ({ variantKey: sku, sku, pieces: 1, changedAt: 0 });
  const add = (name) => inTransaction(async (trx) => {
    await trx.insertInto('stock').values(row(name + '-one')).execute();
    await trx.insertInto('stock').values(row(name + '-two')).execute();
  });
  const work = async (worker) => {
    for (let made = 0; ; made++) {
      await add(worker + '-' + made);
      writeSync(1, worker + '-' + made + '\\n');
    }
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(work));`;

test.each([40, 150, 400])('what was reported before a process died is there, every transaction complete (after %i)', async (lines) => {
  const folder = mkdtempSync(join(tmpdir(), 'undula-kill-'));
  const file = join(folder, 'shop.db');
  const db = openDatabase({ file });
  await migrate(db);
  const child = spawn(process.execPath, ['--conditions=react-server', '--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'], DATABASE_FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged.push(line);
    if (acknowledged.length === lines) child.kill('SIGKILL');
  });
  await once(child, 'close');
  const rows = await db.selectFrom('stock').select('sku').execute();
  const stored = new Set(rows.map(({ sku }) => sku));
  expect(acknowledged.filter((name) => !stored.has(`${name}-one`))).toEqual([]);
  const halves = [...stored].filter((sku) => !stored.has(sku.endsWith('-one') ? sku.replace(/one$/, 'two') : sku.replace(/two$/, 'one')));
  expect(halves).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(lines);
  await db.destroy();
  rmSync(folder, { recursive: true });
});
