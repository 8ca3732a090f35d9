import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { enterMode, type Mode, modes } from './modes.ts';
import { isSettled } from './settled.ts';

/** WCAG 2.2 up to AA and axe's best practices. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An open list or menu is all there is for assistive technology: the page around it, with its heading and landmarks, waits. */
const rulesOfWaitingPages = ['page-has-heading-one', 'region'];

/** With forced colours the system paints every text on its own ground; axe reads the colours that were asked for. */
const rulesOfPaint = ['color-contrast'];

const told = (mode: Mode, { id, nodes }: Result): string => `${mode}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/** What axe finds on the open page in every mode, and what it could not decide and nobody settled; empty when all is well. */
export const findFaults = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  const isWaiting = (await page.locator('[data-trigger]').count()) > 0;
  for (const mode of modes) {
    await enterMode(page, mode);
    const scan = new AxeBuilder({ page })
      .withTags(tags)
      .disableRules([...(isWaiting ? rulesOfWaitingPages : []), ...(mode === 'forced colours' ? rulesOfPaint : [])]);
    const { violations, incomplete } = await scan.analyze();
    faults.push(...[...violations, ...incomplete.filter((rule) => !isSettled(rule))].map((rule) => told(mode, rule)));
  }
  return faults;
};
