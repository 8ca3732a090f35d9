import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { type AxeOptions, axeOn } from '../tests/support/browser/axe.ts';
import { isAccepted } from './accepted-findings.ts';
import { enterMode, type Mode, modes } from './modes.ts';
import { recheckContrast } from './recheck-contrast.ts';

/** All rules of WCAG 2.2 up to AA and axe's best practices. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Disabled by axe while experimental: the visible text of a button must be in its name (WCAG 2.5.3, level A).
const rules = { 'label-content-name-mismatch': { enabled: true } };

// Names, structure and language are the same in every scheme: in the others only colours are checked.
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

const unaccepted = async (page: Page, { id, nodes }: Result): Promise<string[]> => {
  const targets = nodes.map(({ target }) => target.join(' '));
  const decisions = await Promise.all(targets.map((target) => isAccepted(page, id, target)));
  return targets.filter((_, at) => !decisions[at]);
};

/** What axe finds on the current page, and what it could not decide and nobody accepted; `only` names the rules to run, all by default. */
const scanOnce = async (page: Page, options: AxeOptions, only: readonly string[] = []): Promise<string[]> => {
  const faults: string[] = [];
  const scan = await axeOn(page, options);
  const { violations, incomplete } = await (only.length > 0 ? scan.withRules([...only]) : scan.withTags(tags)).analyze();
  const describe = ({ id }: Result, targets: readonly string[]): void => {
    if (targets.length > 0) faults.push(`${id}: ${targets.join(', ')}`);
  };
  for (const rule of violations) describe(rule, await unaccepted(page, rule));
  for (const rule of incomplete) {
    const open = await unaccepted(page, rule);
    describe(rule, rule.id === 'color-contrast' ? await recheckContrast(page, open) : open);
  }
  return faults;
};

/**
 * What axe finds on the open page in light, dark and forced colours, or in the given modes; empty when all is well. The page is light again
 * afterwards.
 */
export const findViolations = async (page: Page, asked: readonly Mode[] = modes): Promise<string[]> => {
  const faults: string[] = [];
  for (const mode of asked) {
    await enterMode(page, mode);
    const found = await scanOnce(page, { rules }, mode === 'light' ? [] : rulesOfColours);
    faults.push(...found.map((fault) => `${mode}: ${fault}`));
  }
  await enterMode(page, 'light');
  return faults;
};

/** The same in one mode and without colours, which do not depend on the language: names, structure, language. */
export const findTextViolations = (page: Page): Promise<string[]> =>
  scanOnce(page, { rules: { ...rules, 'color-contrast': { enabled: false } } });
