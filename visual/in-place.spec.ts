import { expect, test } from '@playwright/test';
import { freshContext, moment } from '../tests/support/browser/fresh-context.ts';
import { allModes, type Mode } from './modes.ts';
import { openCamera } from './shoot/camera.ts';
import { frameOfPart } from './shoot/frame.ts';
import { byLoad, enter, load } from './shoot/modes.ts';
import { takeStableShot } from './shoot/shot.ts';

// Components that measure themselves or lie above the page: a change in the open page could leave something behind.
const examples = [
  'modal/long-open',
  'carousel/cards',
  'gallery-carousel/product',
  'suggest-field/open',
  'lightbox/open',
  'tabs/many',
  'toasts/all-open',
];

for (const example of examples) {
  test(`T-05 ${example}: a mode entered in the open page looks like one that was loaded`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const context = await freshContext(browser, 'de-DE');
    const page = await context.newPage();
    const camera = await openCamera(page);
    await page.clock.setFixedTime(moment);
    const hashAll = async (loads: readonly (readonly [Mode, ...Mode[]])[]): Promise<Record<string, string>> => {
      const hashes: Record<string, string> = {};
      for (const modes of loads) {
        await load(page, modes[0], `${baseURL}/docs/frame/${example}`);
        await camera.waitForIdle();
        for (const mode of modes) {
          await enter(page, mode);
          hashes[mode.name] = (await takeStableShot(camera, frameOfPart))?.hash ?? 'never stands still';
        }
      }
      return hashes;
    };
    expect(await hashAll(byLoad(allModes))).toEqual(await hashAll(allModes.map((mode) => [mode])));
    await context.close();
  });
}
