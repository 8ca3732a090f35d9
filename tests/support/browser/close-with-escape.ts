import { expect, type Locator } from '@playwright/test';

/** Closes a layer like a keyboard user: once it has the focus, because it only handles keys from inside. */
export const closeWithEscape = async (layer: Locator): Promise<void> => {
  await expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await layer.page().keyboard.press('Escape');
};
