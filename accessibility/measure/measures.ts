import type { Page, ViewportSize } from '@playwright/test';
import { findEarlyInvalid } from '../../tests/support/browser/keyboard-checks.ts';
import type { Visitor } from '../open.ts';
import { findClipped } from './clipped.ts';
import { findSmallTargets } from './targets.ts';

/** One measure: the window, the reader's styles, and what is checked. */
export type Measure = { title: string; viewport: ViewportSize; style?: string; find: (page: Page) => Promise<string[]> };

/** The largest spacing that readers may set (WCAG 1.4.12). */
const largestSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

export const measures: readonly Measure[] = [
  { title: 'can be hit with a finger, 44 px and more', viewport: { width: 390, height: 844 }, find: findSmallTargets },
  {
    title: 'is read in full with the largest text spacing',
    viewport: { width: 390, height: 844 },
    style: largestSpacing,
    find: findClipped,
  },
  { title: 'is not called invalid before it was filled in', viewport: { width: 390, height: 844 }, find: findEarlyInvalid },
  { title: 'is read in full at 320 px', viewport: { width: 320, height: 800 }, find: findClipped },
  {
    title: 'is read in full with text twice as large',
    viewport: { width: 1280, height: 900 },
    style: 'html { font-size: 200% !important; }',
    find: findClipped,
  },
];

/** Measures the open page, then removes the styles of the measure. */
export const tryMeasure = async ({ page, waitForIdle }: Visitor, { viewport, style, find }: Measure): Promise<string[]> => {
  await page.setViewportSize(viewport);
  const added = style ? await page.addStyleTag({ content: style }) : undefined;
  await waitForIdle();
  const faults = await find(page);
  await added?.evaluate((element) => element.parentNode?.removeChild(element));
  return faults;
};
