import { expect, type Page } from '@playwright/test';

/** What is required and empty matches `:invalid`, and Firefox passes that on to screen readers unless the attribute says otherwise. */
const unnamed = ':is(input, select, textarea, form):invalid:not([aria-invalid])';

/** The controls and forms that browsers call invalid although nobody has submitted or changed them. One selector each. */
export const findEarlyInvalid = (page: Page): Promise<string[]> =>
  page.locator(unnamed).evaluateAll((all) => all.map((one) => `${one.localName}[name="${one.getAttribute('name') ?? ''}"]`));

type Moment = { document: number; isFocused: boolean };

const readMoment = (page: Page): Promise<Moment> =>
  page.evaluate(() => ({ document: performance.timeOrigin, isFocused: document.activeElement !== document.body }));

/** Fails if the key has sent the focus to nowhere. A new document starts without one, and Tab leaves the page at its end. */
const expectFocusKept = async (page: Page, key: string, before: Moment): Promise<void> => {
  if (!before.isFocused || /(?:^|\+)Tab$/.test(key)) return;
  await expect
    .poll(
      async () => {
        const after = await readMoment(page).catch(() => undefined);
        return after === undefined || after.document !== before.document || after.isFocused;
      },
      { message: `the focus is lost after ${key} at ${page.url()}`, timeout: 5_000 },
    )
    .toBe(true);
};

/** From now on every key pressed on the page is checked: the focus never falls to the body, and nothing is called invalid by the browser alone. */
export const checkKeys = (page: Page): void => {
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = async (key, options) => {
    const before = await readMoment(page);
    await press(key, options);
    await expectFocusKept(page, key, before);
    const early = await findEarlyInvalid(page).catch(() => []);
    expect(early, `called invalid too early at ${page.url()}`).toEqual([]);
  };
};
