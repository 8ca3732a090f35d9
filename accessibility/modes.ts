import type { Page } from '@playwright/test';

/** The three ways in which people with different eyes and settings see a page. */
export const modes = ['light', 'dark', 'forced colours'] as const;
export type Mode = (typeof modes)[number];

/** Switches the open page to a mode, without reloading it. */
export const enterMode = (page: Page, mode: Mode): Promise<void> =>
  page.emulateMedia({
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced colours' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
