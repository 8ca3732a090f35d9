import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#backend/database/database.ts';
import { describeEachDatabase, environmentOf } from '#tests/backend/database/each-database.ts';
import { runShop } from './run-shop.ts';

// Every run is a process of its own, and a busy machine starts few a second.
const patience = 60_000;

const [older, newer] = ['7b0e8d1c-0000-4000-8000-000000000001', '7b0e8d1c-0000-4000-8000-000000000002'] as const;

describeEachDatabase('npm run shop -- consent', (open) => {
  let db: Db;
  const run = (command: string) => runShop(command, environmentOf(db));
  beforeAll(async () => {
    db = await open();
  });

  test('B-02 G-03 answers are listed, newest first, shown, and erased one by one', { timeout: patience }, async () => {
    expect((await run('consent list')).output).toBe('No answers\n');
    const asked = '["last-seen","video"]';
    await db
      .insertInto('consentRecord')
      .values([
        { recordId: older, country: 'de', revision: 67, asked, granted: '[]', answeredAt: 0 },
        { recordId: newer, country: 'fr', revision: 67, asked, granted: '["video"]', answeredAt: 60_000 },
      ])
      .execute();
    const [listed, one, shown, json] = await Promise.all([
      run('consent list'),
      run('consent list --limit 1 --json'),
      run(`consent show ${newer}`),
      run(`consent show ${older} --json`),
    ]);
    const newest = `${newer}  1970-01-01 00:01  fr  allowed video\n`;
    expect(listed.output).toBe(`${newest}${older}  1970-01-01 00:00  de  allowed nothing\n`);
    expect(JSON.parse(one.output)).toMatchObject([{ recordId: newer, granted: ['video'] }]);
    expect(shown.output).toBe(`${newest}refused last-seen\nquestion 67: last-seen, video\n`);
    expect(JSON.parse(json.output)).toEqual({
      recordId: older,
      country: 'de',
      revision: 67,
      asked: ['last-seen', 'video'],
      granted: [],
      answeredAt: 0,
    });
    expect((await run(`consent erase ${older}`)).output).toBe(`${older} is erased\n`);
    for (const command of ['show', 'erase'])
      expect(await run(`consent ${command} ${older}`)).toMatchObject({ code: 1, errors: `There is no record of consent ${older}\n` });
    expect((await run('consent list')).output).toBe(newest);
  });
});
