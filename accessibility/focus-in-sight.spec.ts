import { expect, type ViewportSize } from '@playwright/test';
import { pageTypes } from '../tests/support/browser/core-screens.ts';
import { type Screen, screens } from '../tests/support/browser/screens.ts';
import { test } from '../tests/support/browser/subject-test.ts';
import { findCovered } from './measure/covered.ts';
import { visit } from './open.ts';

const windows: readonly ViewportSize[] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  // A laptop of 1280 px at 200 %.
  { width: 640, height: 450 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];

const expectInSight = async (
  browser: Parameters<typeof visit>[0],
  baseURL: string | undefined,
  screen: Screen,
  viewport: ViewportSize,
): Promise<void> => {
  const { page, openScreen, close } = await visit(browser, baseURL, { viewport });
  await openScreen(screen);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const { covered, stops } = await findCovered(page, key);
    expect.soft(covered, `${screen.name}, ${viewport.width} × ${viewport.height}, ${key}`).toEqual([]);
    expect(stops).toBeGreaterThan(4);
  }
  await close();
};

const screenNamed = (name: string): Screen => {
  const found = screens.find((screen) => screen.name === name);
  if (!found) throw new Error(`No screen is called ${name}`);
  return found;
};

test('T-06 no bar hides the focus: a product on a phone, a list walked backwards', { tag: '@core' }, async ({ browser, baseURL }) => {
  await expectInSight(browser, baseURL, screenNamed('detail-sink'), { width: 390, height: 844 });
  await expectInSight(browser, baseURL, screenNamed('list-taps'), { width: 1280, height: 720 });
});

// Each list has facets and cards of its own.
const walked = [...pageTypes().map(({ german }) => german), ...['list-taps', 'list-accessories'].map(screenNamed)];

for (const screen of walked) {
  test(`T-06 ${screen.name}: nothing hides the focus, forwards and backwards, from 320 to 1280 px`, {
    tag: `@screen:${screen.name}`,
  }, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    for (const viewport of windows) await expectInSight(browser, baseURL, screen, viewport);
  });
}
