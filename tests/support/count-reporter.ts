import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** The result of a test run; `flaky` are the titles of those that passed only on retry, `failures` those that failed. */
export type Count = { passed: number; failed: number; flaky: string[]; failures: string[] };

const file = process.env['COUNT_FILE'];

/** Writes the result of vitest's run to COUNT_FILE, for `npm test` to add up; without that variable it does nothing. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (file === undefined) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ test, module })));
    const titles = (isWanted: (one: (typeof tests)[number]['test']) => boolean): string[] =>
      tests.filter(({ test }) => isWanted(test)).map(({ test, module }) => `${module.relativeModuleId}: ${test.fullName}`);
    // A file that cannot be loaded has no test that could fail.
    const broken = modules.filter((module) => module.errors().length > 0).map(({ relativeModuleId }) => relativeModuleId);
    const failures = [...titles((test) => test.result().state === 'failed'), ...broken];
    const count: Count = {
      passed: titles((test) => test.result().state === 'passed').length,
      failed: failures.length,
      flaky: titles((test) => test.diagnostic()?.flaky === true),
      failures,
    };
    writeFileSync(file, JSON.stringify(count));
  }
}
