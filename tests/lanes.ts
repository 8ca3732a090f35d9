/** Which tests run when: the settings of both runners, `npm test` and `npm run test:all` read it here. */

const sourceFolders = '{src,tests,scripts,stories,bench,visual}';

// Tests that need many runs, killed processes, a build or servers of their own (SMTP, the HTTP server): not a part of `npm run validate`.
const endurance = ['tests/{fuzz,faults}/**/*.test.ts', 'stories/histoire/*.test.ts', `${sourceFolders}/**/*.endurance.test.ts`];

// Tests that mock a module need module instances of their own; all others share the loaded ones, in half the time.
const apart = [
  'src/server-modules/**/*.test.tsx',
  'src/server-components/**/*.test.tsx',
  'src/screens/**/*.test.tsx',
  'src/state/{consent-loads,purchase-event}.test.ts',
  'src/client/analytics/track-visit.test.ts',
  'src/backend/consumer/even-answers.test.ts',
];

/** Files of the three vitest projects. */
export const vitestLanes = {
  unit: { include: [`${sourceFolders}/**/*.test.{ts,tsx}`], exclude: [...endurance, ...apart] },
  apart: { include: apart },
  endurance: { include: endurance },
};

/**
 * The long runs that `npm test` makes in their short form, as filters of file names: `shortOrLong` (`tests/support/run-length.ts`) has both
 * numbers for each.
 */
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

// Every page type once, in the modes that break first: the whole rigs check the same pages in all modes.
const pageTypes = 'core.spec.ts';

/**
 * Modules whose tests `npm test` also runs on PostgreSQL: where transactions of several connections can conflict. `npm run test:all` uses
 * both databases for all.
 */
export const postgresModules = ['database', 'cart', 'checkout', 'discount', 'rate-limit'].map((module) => `src/backend/${module}/`);

/** Files of the Playwright projects, below their folder. */
export const browserLanes = [
  { name: 'journeys', testDir: 'tests/journeys', testMatch: '**/*.spec.ts' },
  { name: 'accessibility', testDir: 'accessibility', testMatch: '**/*.spec.ts', testIgnore: pageTypes },
  { name: 'accessibility of page types', testDir: 'accessibility', testMatch: pageTypes },
  { name: 'visual', testDir: 'visual', testMatch: '**/*.spec.ts', testIgnore: pageTypes },
  { name: 'visual of page types', testDir: 'visual', testMatch: pageTypes },
] as const;

/** The tag of browser tests that `npm test` runs; all others run in `npm run test:all`. */
export const coreTag = '@core';

/** How many tests may have it: with more, `npm test` takes longer than people wait. */
export const mostCoreTests = 200;
