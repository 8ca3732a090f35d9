import { test as base } from '@playwright/test';
import { isProvedNow, rigOf, subjectOf } from './proved.ts';

/** Playwright's test for what looks at one subject, named by a tag: left out when it passed on inputs that are byte-equal to today's. */
export const test = base.extend<{ proof: undefined }>({
  proof: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the parameter what a fixture asks for.
    async ({}, use, info) => {
      const [rig, subject] = [rigOf(info.project.name), subjectOf(info.tags)];
      if (!rig || !subject) throw new Error(`'${info.title}' names no subject`);
      info.skip(await isProvedNow(rig, subject, info.title), 'passed on the same inputs, byte by byte');
      await use(undefined);
    },
    { auto: true },
  ],
});
