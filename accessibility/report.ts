import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import project from '../package.json' with { type: 'json' };
import { storyEntries } from '../stories/index.ts';
import { screens } from '../tests/support/browser/screens.ts';
import { acceptedAnnotation, acceptedFindings, nameOf } from './accepted-findings.ts';
import { checks, checksOf, fileOf, files, type Results } from './results.ts';

const folder = new URL('../test-results/', import.meta.url);

/**
 * Writes test-results/accessibility.json after each run of the whole rig, of every test in every file. `npm run accessibility:report`
 * saves it. Such a run also reports accepted findings that were never found: they must be removed.
 */
export default class AccessibilityReport implements Reporter {
  readonly #found = Object.fromEntries(checks.map((check) => [check, { passed: 0, failed: 0 }])) as Results['checks'];
  readonly #applied = new Set<string | undefined>();
  #isWhole = false;

  onBegin({ grep, grepInvert, shard }: FullConfig, suite: Suite): void {
    const planned = new Set(suite.allTests().map(({ location }) => fileOf(location.file)));
    this.#isWhole = files.every((file) => planned.has(file)) && String(grep) === '/.*/' && grepInvert === null && shard === null;
  }

  onTestEnd({ location, annotations, retries }: TestCase, { status, retry }: TestResult): void {
    // A test that will be retried has not ended.
    if (status !== 'passed' && retry < retries) return;
    const own = checksOf(location.file);
    if (own.length === 0) return;
    const outcome = status === 'passed' ? 'passed' : 'failed';
    for (const check of own) this.#found[check][outcome] += 1;
    for (const { type, description } of annotations) if (type === acceptedAnnotation) this.#applied.add(description);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    if (!this.#isWhole) return { status };
    this.#write();
    const unused = acceptedFindings.map(nameOf).filter((name) => !this.#applied.has(name));
    if (unused.length > 0) console.error(`Settled, but never found:\n${unused.join('\n')}`);
    return { status: unused.length > 0 && status === 'passed' ? 'failed' : status };
  }

  #write(): void {
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
