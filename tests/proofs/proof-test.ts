import { test as base } from '@playwright/test';
import { findProof, rigOf, subjectOf } from './proved.ts';

/** Playwright's test for what looks at one subject, named by a tag: left out when it passed on inputs that are byte-equal to today's, but for a sample. */
export const test = base.extend<{ proof: { isSame: boolean } }>({
  proof: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the parameter what a fixture asks for; this one asks for nothing.
    async ({}, use, info) => {
      const [rig, subject] = [rigOf(info.project.name), subjectOf(info.tags)];
      if (!rig || !subject) throw new Error(`'${info.title}' names no subject`);
      const { isSame, isSampled } = await findProof(rig, subject, info.title);
      // Proved: this test passed on these very bytes; the sample of each commit, and PROVE=all, run it all the same.
      info.skip(isSame && !isSampled, 'passed on the same inputs, byte by byte');
      await use({ isSame });
    },
    { auto: true },
  ],
});
