import { expect, type Page } from '@playwright/test';
import { prepareScreen } from '../tests/browser/prepare-screen.ts';
import { originOf, type Screen } from '../tests/browser/screens.ts';
import { test } from '../tests/proofs/proof-test.ts';
import { isLayoutOnly, modesOfScreen, nameOfScreen, shotScreens } from './pictures.ts';
import { freshContext, moment } from './shoot/browser.ts';
import { openCamera } from './shoot/camera.ts';
import { evenNumbers } from './shoot/even-numbers.ts';
import { type Frame, frameOfPage, frameOfWindow } from './shoot/frame.ts';
import { awaitHeading, openLayer } from './shoot/layer.ts';
import { byLoad, enter, load } from './shoot/modes.ts';
import { leaveOutPhotographs } from './shoot/photographs.ts';
import { type Finding, judge, shoot } from './shoot/shot.ts';

const framingOf =
  ({ opens, hasOrder }: Screen) =>
  async (page: Page): Promise<Frame> => {
    if (hasOrder) await evenNumbers(page);
    return opens ? frameOfWindow(page) : frameOfPage(page);
  };

for (const screen of shotScreens) {
  test(`the page ${screen.name} looks as approved`, { tag: `@screen:${screen.name}` }, async ({ browser, baseURL, proof }) => {
    test.setTimeout(300_000);
    const origin = originOf(screen.country, baseURL ?? '');
    const context = await freshContext(browser, screen.language);
    const page = await context.newPage();
    const camera = await openCamera(page);
    await page.clock.setFixedTime(moment);
    const path = await prepareScreen(page, origin, screen);
    const findings: Finding[] = [];
    for (const modes of byLoad(modesOfScreen(screen))) {
      const answer = await load(page, modes[0], `${origin}${path}`);
      expect(answer?.status()).toBe(screen.status ?? 200);
      if (screen.comes) await awaitHeading(page, screen.comes);
      await camera.rest();
      if (screen.opens) {
        await openLayer(page, screen.opens);
        await camera.rest();
      }
      for (const mode of modes) {
        await enter(page, mode);
        if (isLayoutOnly(screen, mode)) await leaveOutPhotographs(page);
        findings.push(...(await shoot(camera, nameOfScreen(screen, mode), framingOf(screen))));
      }
    }
    await context.close();
    judge(findings, proof.isSame);
  });
}
