import type { Page } from '@playwright/test';

/** The three ways in which people with different eyes and settings see a page. */
export const modes = ['light', 'dark', 'forced colours'] as const;
export type Mode = (typeof modes)[number];

/** Dresses the open page for a mode, without loading it anew. */
export const enterMode = (page: Page, mode: Mode): Promise<void> =>
  page.emulateMedia({
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced colours' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
