import type { Page } from '@playwright/test';
import type { Mode } from '../modes.ts';
import { lengthenTexts } from './pseudo.ts';

const height = 900;

/** The modes by width: what has another width is loaded anew, everything else changes in the open page. */
export const byWidth = (modes: readonly Mode[]): [number, Mode[]][] => [...Map.groupBy(modes, ({ width }) => width)];

/** Makes the window as wide as the modes want it, everything else as most people have it. */
export const setWidth = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
};

/** Dresses the open page for a mode of its width. */
export const enter = async (page: Page, { scheme, forcedColors, textSize = 1, isPseudo }: Mode): Promise<void> => {
  await page.emulateMedia({ colorScheme: scheme, forcedColors: forcedColors ? 'active' : 'none', reducedMotion: 'reduce' });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 1 ? '' : `${size * 100}%`;
  }, textSize);
  if (isPseudo) await lengthenTexts(page);
};
