import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import project from '../package.json' with { type: 'json' };
import { storyEntries } from '../stories/index.ts';
import { screens } from '../tests/browser/screens.ts';
import { type Check, checkOf, checks, type Results } from './results.ts';

const folder = new URL('../test-results/', import.meta.url);

/** Writes test-results/accessibility.json after each run that looked at accessibility. `npm run accessibility:report` keeps a whole one. */
export default class AccessibilityReport implements Reporter {
  readonly #found = Object.fromEntries(checks.map((check) => [check, { passed: 0, failed: 0 }])) as Results['checks'];
  #planned = new Map<Check, number>();

  onBegin(_: unknown, suite: Suite): void {
    for (const { location } of suite.allTests()) {
      const check = checkOf(location.file);
      if (check) this.#planned.set(check, (this.#planned.get(check) ?? 0) + 1);
    }
  }

  onTestEnd({ location }: TestCase, { status }: TestResult): void {
    const check = checkOf(location.file);
    if (check) this.#found[check][status === 'passed' ? 'passed' : 'failed'] += 1;
  }

  onEnd(): void {
    if (this.#planned.size === 0) return;
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      browser: `Chromium ${project.devDependencies['@sparticuz/chromium'].split('.')[0]}`,
      screens: screens.length,
      examples: storyEntries.reduce((sum, { variants }) => sum + variants.length, 0),
      checks: this.#found,
    };
    writeFileSync(new URL('accessibility.json', folder), `${JSON.stringify(results, null, 2)}\n`);
  }
}
