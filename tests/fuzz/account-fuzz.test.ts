import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publicModules } from '#backend/app/app.ts';
import { getProducts } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { listCalls } from '#backend/openapi/openapi.ts';
import { solvedCaptcha } from '../backend/captcha/test-solve.ts';
import type { FakeProvider } from '../backend/checkout/fake-provider.ts';
import { describeEachDatabase } from '../backend/database/each-database.ts';
import { createBrowser, type TestBrowser } from '../backend/rest/test-browser.ts';
import { fillAccount, isIn, readOwn } from './account-visitor.ts';
import { person } from './enter.ts';
import { openFuzzShop } from './fuzz-shop.ts';
import { createFuzzApp, document, readLive, takeStep } from './fuzz-steps.ts';
import { countPieces } from './invariants.ts';
import { faultsOfAccounts, readAccount } from './invariants-of-accounts.ts';
import { callsOfOperation, type PlannedCall } from './planned-call.ts';
import { valuesOfShop } from './values-of-shop.ts';

// A logged-in visit costs twice as much, and half of its calls are about the account: half as many visits make as many of these calls.
const runs = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 40) / 2);
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
const host = 'de.localhost';
const bystander = { ...person, email: 'bea@example.com' };

// These may end the login that makes them; after every other call it must still exist.
const leaving = /^(?:get|post)Consumer(?:Logout|LogoutEverywhere|Delete|SessionsEnd)$/;
const rare = /^(?:get|post)Consumer(?:Logout|LogoutEverywhere|Delete)$/;
const weightOf = ({ id, module }: { id: string; module: string }): number => {
  if (rare.test(id)) return 1;
  return module === '/consumer' ? 8 : 3;
};

describeEachDatabase('B-03 every call of a logged-in consumer', (open) => {
  let db: Db;
  let provider: FakeProvider;
  const app = createFuzzApp();
  beforeAll(async () => {
    vi.stubEnv('RATE_LIMIT', '0');
    ({ db, provider } = await openFuzzShop(open));
  });
  afterAll(() => void vi.unstubAllEnvs());

  test(
    `seed ${seed}, ${runs} visits (FUZZ_SEED, FUZZ_RUNS)`,
    async () => {
      console.log(`fuzz of accounts: seed ${seed}, ${runs} visits`);
      const captchas = await Promise.all(Array.from({ length: 64 }, solvedCaptcha));
      const values = valuesOfShop([...getProducts('de').values()], captchas);
      const answered = new Map<string, number[]>();
      const fillBrowserAccount = (browser: TestBrowser, who = person) => fillAccount(db, provider, browser, values, who);
      await fillBrowserAccount(createBrowser(app, host), bystander);
      const { consumerId } = await db.selectFrom('consumer').select('consumerId').executeTakeFirstOrThrow();
      const beside = await readAccount(db, consumerId);

      const step = async (browser: TestBrowser, planned: PlannedCall, pieces: number): Promise<void> => {
        const live = { ...(await readLive(browser, db, provider)), ...(planned.live && (await readOwn(db, browser))) };
        const { url, answer } = await takeStep(browser, planned, live, db, pieces);
        answered.set(planned.call.id, [...(answered.get(planned.call.id) ?? []), answer.status]);
        const said = `${planned.call.method} ${url} → ${answer.status}`;
        expect({ said, faults: await faultsOfAccounts(db) }).toEqual({ said, faults: [] });
        expect({ said, beside: await readAccount(db, consumerId) }).toEqual({ said, beside });
        if (leaving.test(planned.call.id)) return;
        expect({ said, isIn: await isIn(browser) }).toEqual({ said, isIn: true });
        // A logged-in consumer never gets the error of a missing login.
        expect([said, planned.call.id === 'postConsumerLogin' || ![401, 497].includes(answer.status)]).toEqual([said, true]);
      };

      const visit = async (planned: PlannedCall[]): Promise<void> => {
        const browser = createBrowser(app, host);
        await db.updateTable('stock').set({ pieces: 50 }).execute();
        await fillBrowserAccount(browser);
        let mayBeOut = false;
        for (const call of planned) {
          if (mayBeOut && !(await isIn(browser))) await fillBrowserAccount(browser);
          mayBeOut = leaving.test(call.call.id);
          provider.outcomes.set(provider.opened.at(-1) ?? '', call.live ? 'SUCCEEDED' : 'PENDING');
          await step(browser, call, await countPieces(db));
        }
      };

      const calls = listCalls(publicModules).map((call) => ({
        weight: weightOf(call),
        arbitrary: callsOfOperation(call, document, values.known),
      }));
      const plans = fc.array(fc.oneof(...calls).map(values.pair), { minLength: 10, maxLength: 25, size: 'max' });
      const options = { seed, numRuns: runs, interruptAfterTimeLimit: 120_000 + runs * 2000, markInterruptAsFailure: false };
      await fc.assert(fc.asyncProperty(plans, visit), options);

      const all = [...answered].filter(([id]) => /^[a-z]+Consumer/.test(id));
      const done = all.filter(([, statuses]) => statuses.some((status) => status < 400));
      console.log(
        `fuzz of accounts: ${all.flatMap(([, statuses]) => statuses).length} calls of ${all.length} operations, ${done.length} of them succeeded`,
      );
    },
    240_000 + runs * 4000,
  );
});
