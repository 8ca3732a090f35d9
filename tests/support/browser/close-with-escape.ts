import { expect, type Locator } from '@playwright/test';

/** Closes a layer as somebody at a keyboard does: once it holds the focus, for keys are heard only from inside. */
export const closeWithEscape = async (layer: Locator): Promise<void> => {
  await expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await layer.page().keyboard.press('Escape');
};
