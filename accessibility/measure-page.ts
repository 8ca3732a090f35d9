import { expect } from '@playwright/test';
import { measures, tryMeasure } from './measure/measures.ts';
import { findMotion } from './measure/motion.ts';
import { walk } from './measure/walk.ts';
import { type Visitor, window } from './open.ts';

/** Takes every measure of the open page, one after the other, and restores the window. */
export const measureAll = async (visitor: Visitor, where: string): Promise<void> => {
  for (const measure of measures) expect.soft(await tryMeasure(visitor, measure), `${where}: ${measure.title}`).toEqual([]);
  await visitor.page.setViewportSize(window);
  await visitor.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await visitor.waitForIdle();
};

/**
 * Walks through the open page by Tab; checks that nothing moves before, on hover, while scrolling and after. Returns the number of stops.
 */
export const walkWithoutMotion = async ({ page }: Visitor, where: string): Promise<number> => {
  const expectNoMotion = async (when: string): Promise<void> => expect.soft(await findMotion(page), `${where}: moves ${when}`).toEqual([]);
  await expectNoMotion('by itself');
  await page.mouse.move(60, 60);
  await expectNoMotion('under the pointer');
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expectNoMotion('further down');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const stops = await walk(page, where);
  await expectNoMotion('after the walk');
  return stops;
};
