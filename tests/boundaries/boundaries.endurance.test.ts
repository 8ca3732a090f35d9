import { expect, test } from 'vitest';
import { findBoundaryViolations } from '../../scripts/boundaries.ts';

test('the folders of src import only what they may', async () => {
  const { visited, violations } = await findBoundaryViolations(process.cwd());
  expect(visited).toBeGreaterThan(60);
  expect(violations).toEqual([]);
});

const folders = ['src', 'tests', 'visual', 'accessibility', 'scripts'];
const look = async () => (await findBoundaryViolations(new URL('./planted', import.meta.url).pathname, folders)).violations;

test('planted imports across boundaries, of the environment and of the parser are found, with the reason', async () => {
  expect(await look()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /client\/cart\/planted\.ts → .*backend\/cart\/cart\.ts: client-never-meets-backend\. Client code reaches the server/,
      ),
      expect.stringMatching(/state\/planted\.ts → .*shared\/environment\/environment\.ts: environment-stays-on-server\. /),
      expect.stringMatching(/client\/cart\/reader\.ts → .*shared\/rich-text\/read-html\.ts: parser-stays-on-server\. /),
      expect.stringMatching(/shared\/money\/planted\.ts → .*state\/store\.ts: shared-is-pure\. /),
    ]),
  );
});

test("an import past a module's public interface is found, an import of it is not: modules, app, pages, tests", async () => {
  const pastInterfaces = (await look()).filter((violation) => /(?:only-the-interface|app-mounts-modules)\./.test(violation));
  expect(pastInterfaces.map((violation) => violation.split('. ')[0]).toSorted()).toEqual([
    'src/backend/app/app.ts → src/backend/order/rows.ts: app-mounts-modules',
    'src/backend/cart/past-interface.ts → src/backend/order/rows.ts: across-modules-only-the-interface',
    'src/pages/planted.ts → src/backend/order/order.routes.ts: from-outside-only-the-interface',
    'tests/journeys/planted.ts → src/backend/order/rows.ts: tests-only-the-interface',
  ]);
});

test('two modules that import each other are found as a cycle, though no file is in one', async () => {
  const circles = (await look()).filter((violation) => violation.includes('no-circles-of-folders'));
  expect(circles.toSorted()).toEqual([
    expect.stringMatching(/^src\/backend\/cart → src\/backend\/order → src\/backend\/cart: no-circles-of-folders\. Folders have one order/),
    expect.stringMatching(/^src\/backend\/order → src\/backend\/cart → src\/backend\/order: /),
    expect.stringMatching(/^src\/shared\/catalogue → src\/shared\/routes → src\/shared\/catalogue: /),
    expect.stringMatching(/^src\/shared\/routes → src\/shared\/catalogue → src\/shared\/routes: /),
  ]);
});

test('production code that depends on test-only code is found', async () => {
  expect(await look()).toContainEqual(
    expect.stringMatching(/^src\/backend\/cart\/past-interface\.ts → tests\/backend\/order\/helper\.ts: production-never-meets-tests\. /),
  );
});

test('rigs, commands and journeys share only what is in tests/support', async () => {
  const circles = (await look()).filter((violation) => /: (?:rigs|support|tests|commands)-(?:know|is|never)-/.test(violation));
  expect(circles.map((violation) => violation.split('. ')[0]).toSorted()).toEqual([
    'accessibility/scan.ts → visual/frame.ts: rigs-know-support-alone',
    'scripts/command.ts → tests/backend/order/helper.ts: commands-know-support-alone',
    'tests/journeys/seen.ts → visual/frame.ts: tests-never-meet-rigs',
    'tests/support/early.ts → accessibility/scan.ts: support-is-below-all-tests',
  ]);
});

test('the payment sandbox is loaded by one import(), and rests on the backend alone', async () => {
  const found = (await look()).filter((violation) => /: payment-sandbox-/.test(violation));
  expect(found.map((violation) => violation.split('. ')[0]).toSorted()).toEqual([
    'src/backend/order/played.ts → src/payment-sandbox/sandbox.routes.ts: payment-sandbox-only-when-chosen',
    'src/payment-sandbox/dressed.ts → src/state/store.ts: payment-sandbox-rests-on-backend',
    'src/waku.server.tsx → src/payment-sandbox/dressed.ts: payment-sandbox-by-import-call',
  ]);
});

test('a checker that checks nothing fails', async () => {
  await expect(findBoundaryViolations(new URL('./empty', import.meta.url).pathname, ['src'])).rejects.toThrow();
});
