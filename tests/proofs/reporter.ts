import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { settledMark } from '../../accessibility/settled.ts';
import { hashInputs } from './input-hashes.ts';
import { keyOf, type Proofs, rigOf, servedMark, subjectOf } from './proved.ts';

const folder = new URL('../../var/', import.meta.url);
/** The proofs that runs on this machine have found and nobody has kept yet. */
export const foundFile = new URL('proofs.json', folder);

/** The proofs that earlier runs on this machine found. */
export const readFound = (): Proofs => {
  try {
    return JSON.parse(readFileSync(foundFile, 'utf8')) as Proofs;
  } catch {
    return {};
  }
};

type Passed = { rig: 'visual' | 'accessibility'; subject: string; key: string; served: string | undefined; settled: string[] };

/** Notes in var/proofs.json which tests passed, and on which inputs; `npm run proofs` keeps them. */
export default class ProofReporter implements Reporter {
  readonly #passed: Passed[] = [];

  onTestEnd({ parent, tags, title, annotations }: TestCase, { status }: TestResult): void {
    const rig = rigOf(parent.project()?.name ?? '');
    const subject = subjectOf(tags);
    if (!rig || !subject || status !== 'passed') return;
    const settled = annotations.filter(({ type }) => type === settledMark).map(({ description = '' }) => description);
    const served = annotations.find(({ type }) => type === servedMark)?.description;
    this.#passed.push({ rig, subject, key: keyOf(rig, title), served, settled: [...new Set(settled)].sort() });
  }

  async onEnd(): Promise<void> {
    if (this.#passed.length === 0) return;
    const before = this.#readStart();
    const now = await hashInputs();
    const found = readFound();
    for (const { rig, subject, key, served, settled } of this.#passed) {
      const inputs = now[rig][subject];
      // What was edited while the tests ran is proved by nothing.
      if (inputs === undefined || before?.[rig]?.[subject] !== inputs) continue;
      found[key] = { inputs, ...(served && { served }), ...(settled.length > 0 && { settled }) };
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(foundFile, JSON.stringify(found));
  }

  #readStart(): Awaited<ReturnType<typeof hashInputs>> | undefined {
    try {
      return JSON.parse(readFileSync(process.env['INPUT_HASHES'] ?? '', 'utf8'));
    } catch {
      return undefined;
    }
  }
}
