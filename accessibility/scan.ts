import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { type AxeOptions, axeOn } from '../tests/support/browser/axe.ts';
import { isAccepted } from './accepted-findings.ts';
import { enterMode, type Mode, modes } from './modes.ts';
import { recheckContrast } from './recheck-contrast.ts';

/** WCAG 2.2 up to AA and axe's best practices, every rule of them. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Switched off by axe until it leaves the experiment: what is seen on a button has to be in its name (WCAG 2.5.3, level A).
const rules = { 'label-content-name-mismatch': { enabled: true } };

// Names, structure and language are the same in every scheme: the others are asked for colours alone.
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

const unaccepted = async (page: Page, { id, nodes }: Result): Promise<string[]> => {
  const targets = nodes.map(({ target }) => target.join(' '));
  const decisions = await Promise.all(targets.map((target) => isAccepted(page, id, target)));
  return targets.filter((_, at) => !decisions[at]);
};

/** What axe finds on the page as it stands, and what it could not decide and nobody settled; `only` names the rules that are asked, all when none is named. */
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

/** What axe finds on the open page in light, dark and forced colours, or in those that are named; empty when all is well. The page is light again afterwards. */
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

/** The same in one mode and without colours, which no language changes: names, structure, language. */
export const findTextViolations = (page: Page): Promise<string[]> =>
  scanOnce(page, { rules: { ...rules, 'color-contrast': { enabled: false } } });
