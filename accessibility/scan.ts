import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { enterMode, type Mode, modes } from './modes.ts';
import { isSettled } from './settled.ts';

/** WCAG 2.2 up to AA and axe's best practices. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const told = (mode: Mode, { id, nodes }: Result): string => `${mode}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/** What axe finds on the open page in every mode, and what it could not decide and nobody settled; empty when all is well. */
export const findFaults = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const mode of modes) {
    await enterMode(page, mode);
    const { violations, incomplete } = await new AxeBuilder({ page }).withTags(tags).analyze();
    faults.push(...[...violations, ...incomplete.filter((rule) => !isSettled(rule))].map((rule) => told(mode, rule)));
  }
  return faults;
};
