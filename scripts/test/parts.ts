import { spawn } from 'node:child_process';
import { coreTag, postgresModules, shortRuns } from '../../tests/lanes.ts';
import { installSystemPackages, otherBrowsers } from '../../tests/support/system-packages.ts';
import { validate } from '../validate.ts';
import { type Part, withoutTests } from './part.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVitest } from './run-vitest.ts';

const runBuild = (): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

const build: Part = { name: 'build', run: async () => withoutTests('build', await runBuild()) };

/** What `npm test` runs: everything quick, the long runs in their short form, and the core tests in the browser. */
export const coreParts: readonly Part[] = [
  { name: 'validate', run: () => validate() },
  {
    name: 'PostgreSQL and short runs',
    run: () =>
      runVitest('PostgreSQL and short runs', ['--project', 'unit', '--project', 'endurance', ...postgresModules, ...shortRuns], {
        RUN_LENGTH: 'short',
        FUZZ_RUNS: '5',
        TEST_DATABASE: 'PostgreSQL',
      }),
  },
  build,
  { name: 'browsers', run: () => runPlaywright(['--grep', coreTag]) },
];

/** What `npm run test:all` runs. The seed of the fuzz test is printed, so that a failure can be reproduced. */
export const allParts: readonly Part[] = [
  { name: 'validate', run: () => validate({ areBothDatabases: true }) },
  { name: 'endurance', run: () => runVitest('endurance', ['--project', 'endurance'], { FUZZ_RUNS: '300' }) },
  build,
  { name: 'journeys', run: () => runPlaywright(['--project', 'journeys']) },
  { name: 'accessibility', run: () => runPlaywright(['--project', 'accessibility']) },
  { name: 'visual', run: () => runPlaywright(['--project', 'visual']) },
  {
    name: 'other-browsers',
    run: () =>
      installSystemPackages(otherBrowsers)
        ? runVitest('other-browsers', ['--config', 'tests/cross-browser/vitest.config.ts'])
        : Promise.resolve(withoutTests('other-browsers', false)),
  },
];

const needsBuild = new Set(['journeys', 'accessibility', 'visual', 'other-browsers']);

/** The parts of those names, in order, with the build before those that need one; all when none is named. Throws on an unknown name. */
export const chooseParts = (names: readonly string[]): Part[] => {
  const unknown = names.filter((name) => !allParts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(`No part is called ${unknown.join(', ')}. There are: ${allParts.map(({ name }) => name).join(', ')}`);
  if (names.length === 0) return [...allParts];
  const isBuilt = names.some((name) => needsBuild.has(name));
  return allParts.filter(({ name }) => names.includes(name) || (name === 'build' && isBuilt));
};
