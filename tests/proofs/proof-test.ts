import { test as base } from '@playwright/test';
import { fillShelves } from '../browser/full-shelf.ts';
import { findProof, rigOf, servedMark, subjectOf } from './proved.ts';

/** Playwright's test for what looks at one subject, named by a tag: left out when it passed on inputs that are byte-equal to today's, but for a sample. */
export const test = base.extend<{ proof: { isSame: boolean } }, { shelves: undefined }>({
  // Journeys before have bought: what a picture or a tree shows must not depend on how often.
  shelves: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off this pattern.
    async ({}, use) => {
      const { SHOP_AT, DATABASE_FILE } = process.env;
      if (SHOP_AT === undefined && DATABASE_FILE) fillShelves(DATABASE_FILE);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  proof: [
    async ({ baseURL }, use, info) => {
      const [rig, subject] = [rigOf(info.project.name), subjectOf(info.tags)];
      if (!rig || !subject) throw new Error(`'${info.title}' names no subject`);
      const { isSame, isSampled, served } = await findProof(rig, subject, info.title, baseURL);
      if (served) info.annotations.push({ type: servedMark, description: served });
      // Proved: this test passed on these very bytes; the sample of each commit, and PROVE=all, run it all the same.
      info.skip(isSame && !isSampled, 'passed on the same inputs, byte by byte');
      await use({ isSame });
    },
    { auto: true },
  ],
});
