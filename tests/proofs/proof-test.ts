import { test as base } from '@playwright/test';
import { findProof, rigOf, subjectOf } from './proved.ts';

/** Playwright's test for what looks at one subject, named by a tag: left out when it passed on inputs that are byte-equal to today's, but for a sample. */
export const test = base.extend<{ proof: { isSame: boolean } }>({
  proof: [
    // Playwright reads from the parameter what a fixture asks for: this one asks for nothing.
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use, info) => {
      const [rig, subject] = [rigOf(info.project.name), subjectOf(info.tags)];
      if (!rig || !subject) throw new Error(`'${info.title}' names no subject`);
      const { isSame, isSampled } = await findProof(rig, subject, info.title);
      info.skip(isSame && !isSampled, 'passed on the same inputs, byte by byte');
      await use({ isSame });
    },
    { auto: true },
  ],
});
