import type { Count } from '../../tests/support/count-reporter.ts';

/** A part of a run of tests: what it is called in the table, and what it came to. A part without tests, as the build, says with `isGood` whether it went well. */
export type Part = { name: string; run: () => Promise<Count & { isGood: boolean }> };

/** What came of a part. */
export type Outcome = Count & { name: string; isGood: boolean; minutes: number };

/** A part that has no tests to count. */
export const withoutTests = (name: string, isGood: boolean): Count & { isGood: boolean } => ({
  isGood,
  passed: 0,
  failed: isGood ? 0 : 1,
  flaky: [],
  failures: isGood ? [] : [name],
});

/** Runs parts one after the other, and goes on after a failure, so that one run tells all. */
export const runParts = async (parts: readonly Part[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const { name, run } of parts) {
    const startedAt = performance.now();
    const came = await run();
    outcomes.push({ name, minutes: (performance.now() - startedAt) / 60_000, ...came });
  }
  return outcomes;
};
