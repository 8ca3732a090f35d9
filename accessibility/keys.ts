import { test as base, type Locator, type Page } from '@playwright/test';
import { checkKeys } from '../tests/support/browser/keyboard-checks.ts';
import { expectVisibleFocus } from '../tests/support/browser/visible-focus.ts';
import { visit } from './open.ts';

/** Operates an example by keys alone; the focus is checked after every key. */
export class Keys {
  readonly page: Page;
  readonly open: (slug: string, variant: string) => Promise<void>;

  constructor(page: Page, open: (slug: string, variant: string) => Promise<void>) {
    this.page = page;
    this.open = open;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      // A list that closes returns the focus with the next frame.
      await this.page.waitForFunction(() => document.activeElement !== document.body);
      await expectVisibleFocus(this.page);
    }
  }

  role(role: Parameters<Page['getByRole']>[0], name?: string | RegExp): Locator {
    return this.page.getByRole(role, name === undefined ? {} : { name });
  }
}

/** A test that has only a keyboard. */
export const test = base.extend<{ keys: Keys }>({
  keys: async ({ browser, baseURL }, provide) => {
    const { page, openExample, close } = await visit(browser, baseURL);
    checkKeys(page);
    await provide(new Keys(page, openExample));
    await close();
  },
});
