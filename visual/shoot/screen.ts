import { type Browser, expect, type Page } from '@playwright/test';
import { freshContext, moment } from '../../tests/support/browser/fresh-context.ts';
import { awaitHeading, openLayer } from '../../tests/support/browser/open-layer.ts';
import { prepareScreen } from '../../tests/support/browser/prepare-screen.ts';
import { originOf, type Screen } from '../../tests/support/browser/screens.ts';
import type { Mode } from '../modes.ts';
import { isLayoutOnly, nameOfScreen } from '../pictures.ts';
import { openCamera } from './camera.ts';
import { type Frame, frameOfPage, frameOfWindow } from './frame.ts';
import { hidePhotographs } from './hide-photographs.ts';
import { maskValues } from './mask-values.ts';
import { byLoad, enter, load } from './modes.ts';
import { type Finding, shoot } from './shot.ts';

const framingOf =
  ({ opens, hasOrder }: Screen) =>
  async (page: Page): Promise<Frame> => {
    if (hasOrder) await maskValues(page);
    return opens ? frameOfWindow(page) : frameOfPage(page);
  };

/** Shoots a page in modes, in a fresh browser; returns the findings about its pictures. */
export const shootScreen = async (
  browser: Browser,
  baseURL: string | undefined,
  screen: Screen,
  modesOfScreen: readonly Mode[],
): Promise<Finding[]> => {
  const origin = originOf(screen.country, baseURL ?? '');
  const context = await freshContext(browser, screen.language);
  const page = await context.newPage();
  const camera = await openCamera(page);
  await page.clock.setFixedTime(moment);
  const path = await prepareScreen(page, origin, screen);
  const findings: Finding[] = [];
  for (const modes of byLoad(modesOfScreen)) {
    const answer = await load(page, modes[0], `${origin}${path}`);
    expect(answer?.status()).toBe(screen.status ?? 200);
    if (screen.comes) await awaitHeading(page, screen.comes);
    await camera.waitForIdle();
    if (screen.opens) {
      await openLayer(page, screen.opens);
      await camera.waitForIdle();
    }
    for (const mode of modes) {
      await enter(page, mode);
      if (isLayoutOnly(screen, mode)) await hidePhotographs(page);
      findings.push(...(await shoot(camera, nameOfScreen(screen, mode), framingOf(screen))));
    }
  }
  await context.close();
  return findings;
};
