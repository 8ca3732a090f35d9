import { expect, test } from 'vitest';
import { findBoundaryViolations } from '../../scripts/boundaries.ts';

test('the rooms of src import only whom they may', async () => {
  const { visited, violations } = await findBoundaryViolations(process.cwd());
  expect(visited).toBeGreaterThan(60);
  expect(violations).toEqual([]);
});

test('a planted import from client to backend, from shared to state and a way to the environment are found, with the reason', async () => {
  const { violations } = await findBoundaryViolations(new URL('./planted', import.meta.url).pathname);
  expect(violations).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /client\/cart\/planted\.ts → .*backend\/cart\/cart\.ts: client-never-meets-backend\. Client code reaches the server/,
      ),
      expect.stringMatching(/state\/planted\.ts → .*shared\/environment\/environment\.ts: environment-stays-on-server\. /),
      expect.stringMatching(/shared\/money\/planted\.ts → .*state\/store\.ts: shared-is-pure\. /),
    ]),
  );
});

test('a checker that looks at nothing fails', async () => {
  await expect(findBoundaryViolations(new URL('./empty', import.meta.url).pathname, ['src'])).rejects.toThrow();
});
