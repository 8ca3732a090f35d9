import type { Outcome } from './part.ts';

/** The number of tests of a run that may pass only on retry; one more, and the run fails. */
export const mostFlaky = 3;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const inMinutes = (minutes: number): string => minutes.toFixed(1).padStart(5);

/**
 * The summary of a run in lines: failures, flaky tests, the minutes of each part, and last `N passed, N failed`. Good when nothing failed,
 * something passed and at most three were flaky.
 */
export const verdictOf = (outcomes: readonly Outcome[]): { isGood: boolean; lines: string[] } => {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const isTooFlaky = flaky.length > mostFlaky;
  // A part may fail without a failed test, such as a check of validate or a runner that could not start.
  const failed = sum(outcomes.map(({ isGood, failed: tests }) => (isGood ? tests : Math.max(tests, 1)))) + (isTooFlaky ? 1 : 0);
  return {
    isGood: failed === 0 && passed > 0,
    lines: [
      ...outcomes.flatMap(({ name, failures, isGood }) =>
        failures.length === 0 && !isGood ? [`FAIL   ${name}`] : failures.map((title) => `FAIL   ${title}`),
      ),
      ...flaky.map((title) => `FLAKY  ${title}`),
      ...(isTooFlaky ? [`FAIL   ${flaky.length} tests passed only when they were asked again; ${mostFlaky} may`] : []),
      '',
      'minutes',
      ...outcomes.map(({ name, minutes, passed: tests }) => `${inMinutes(minutes)}  ${name}${tests > 0 ? ` (${tests} passed)` : ''}`),
      `${inMinutes(sum(outcomes.map(({ minutes }) => minutes)))}  together`,
      '',
      `${passed} passed, ${failed} failed`,
    ],
  };
};
