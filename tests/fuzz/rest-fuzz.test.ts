import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { publicModules } from '#backend/app/app.ts';
import { getProducts } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { listCalls } from '#backend/openapi/openapi.ts';
import { solvedCaptcha } from '../backend/captcha/test-solve.ts';
import type { FakeProvider } from '../backend/checkout/fake-provider.ts';
import { describeEachDatabase } from '../backend/database/each-database.ts';
import { createBrowser } from '../backend/rest/test-browser.ts';
import { enter } from './enter.ts';
import { openFuzzShop } from './fuzz-shop.ts';
import { createFuzzApp, document, makeReady, readLive, takeStep } from './fuzz-steps.ts';
import { countPieces } from './invariants.ts';
import { callsOfOperation, type PlannedCall } from './planned-call.ts';
import { valuesOfShop } from './values-of-shop.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 40);
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
type Visit = { host: string; isReady: boolean; isLoggedIn: boolean; calls: PlannedCall[] };

describeEachDatabase('B-03 every call, with valid, extreme and broken input', (open) => {
  let db: Db;
  let provider: FakeProvider;
  let pieces: number;
  const app = createFuzzApp();
  beforeAll(async () => {
    ({ db, provider } = await openFuzzShop(open));
    pieces = await countPieces(db);
  });

  test(
    `seed ${seed}, ${runs} visits (FUZZ_SEED, FUZZ_RUNS)`,
    async () => {
      console.log(`fuzz: seed ${seed}, ${runs} visits`);
      const captchas = await Promise.all(Array.from({ length: 64 }, solvedCaptcha));
      const values = valuesOfShop([...getProducts('de').values()], captchas);
      const calls = listCalls(publicModules).map((call) => ({
        weight: call.method === 'get' ? 1 : 3,
        arbitrary: callsOfOperation(call, document, values.known),
      }));
      const visits: fc.Arbitrary<Visit> = fc.record({
        host: fc.constantFrom('de.localhost', 'ch.localhost', 'us.localhost', 'jp.localhost', 'be.localhost'),
        isReady: fc.boolean(),
        isLoggedIn: fc.boolean(),
        calls: fc.array(fc.oneof(...calls).map(values.pair), { minLength: 5, maxLength: 25, size: 'max' }),
      });
      const visit = async ({ host, isReady, isLoggedIn, calls: planned }: Visit): Promise<void> => {
        const browser = createBrowser(app, host);
        if (isLoggedIn) await enter(db, browser);
        if (isReady) await makeReady(browser, values);
        for (const call of planned) {
          provider.outcomes.set(provider.opened.at(-1) ?? '', call.live ? 'SUCCEEDED' : 'PENDING');
          await takeStep(browser, call, await readLive(browser, db, provider), db, pieces);
        }
      };
      const property = fc.asyncProperty(visits, visit);
      await fc.assert(property, { seed, numRuns: runs, interruptAfterTimeLimit: 60_000 + runs * 1000, markInterruptAsFailure: false });
    },
    120_000 + runs * 2000,
  );
});
