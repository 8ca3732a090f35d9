/** Which tests run when: the settings of both runners, `npm test` and `npm run test:all` read it here. */

const sourceFolders = '{src,tests,scripts,stories,bench,visual}';

// What proves itself by many runs, by killing whole processes, by a build or by servers of its own (SMTP, the front door): not a part of `npm run validate`.
const endurance = ['tests/{fuzz,faults}/**/*.test.ts', 'stories/histoire/*.test.ts', `${sourceFolders}/**/*.endurance.test.ts`];

// What puts a stand-in in the place of a module needs modules of its own; everything else shares those that are loaded already, in half the time.
const apart = [
  'src/server-modules/**/*.test.tsx',
  'src/server-components/**/*.test.tsx',
  'src/screens/**/*.test.tsx',
  'src/state/{consent-loads,purchase-event}.test.ts',
  'src/client/analytics/track-visit.test.ts',
  'src/backend/consumer/even-answers.test.ts',
];

/** Files of the three projects of vitest. */
export const vitestLanes = {
  unit: { include: [`${sourceFolders}/**/*.test.{ts,tsx}`], exclude: [...endurance, ...apart] },
  apart: { include: apart },
  endurance: { include: endurance },
};

/** The long runs that `npm test` makes in their short form, as filters of file names: `shortOrLong` (`tests/support/run-length.ts`) holds both numbers of each. */
export const shortRuns = [
  'tests/lanes.endurance',
  'tests/fuzz/',
  'tests/faults/',
  'tests/http-server/pages.endurance',
  'tests/http-server/rest-handler.endurance',
  'tests/http-server/process.endurance',
  'src/backend/mail/order-mail.endurance',
  'src/backend/payment/payment.endurance',
];

// Every page type once, in the modes that break first: the whole rigs look at the same pages in all modes.
const pageTypes = 'core.spec.ts';

/** Rooms whose tests `npm test` runs on PostgreSQL too: where transactions of several connections can meet. `npm run test:all` takes both databases for all. */
export const postgresModules = ['database', 'cart', 'checkout', 'order', 'limit'].map((module) => `src/backend/${module}/`);

/** Files of the projects of Playwright, below their folder. */
export const browserLanes = [
  { name: 'journeys', testDir: 'tests/journeys', testMatch: '**/*.spec.ts' },
  { name: 'accessibility', testDir: 'accessibility', testMatch: '**/*.spec.ts', testIgnore: pageTypes },
  { name: 'accessibility of page types', testDir: 'accessibility', testMatch: pageTypes },
  { name: 'visual', testDir: 'visual', testMatch: '**/*.spec.ts', testIgnore: pageTypes },
  { name: 'visual of page types', testDir: 'visual', testMatch: pageTypes },
] as const;

/** The tag of browser tests that `npm test` runs; all others wait for `npm run test:all`. */
export const coreTag = '@core';

/** How many tests may carry it: beyond that `npm test` takes longer than people wait. */
export const mostCoreTests = 200;
