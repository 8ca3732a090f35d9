import { expect } from '@playwright/test';
import { measures, tryMeasure } from './measure/measures.ts';
import { findMotion } from './measure/motion.ts';
import { walk } from './measure/walk.ts';
import { type Visitor, window } from './open.ts';

/** Takes every measure of the open page, one after the other, and leaves the window as it was. */
export const measureInTurn = async (visitor: Visitor, where: string): Promise<void> => {
  for (const measure of measures) expect.soft(await tryMeasure(visitor, measure), `${where}: ${measure.title}`).toEqual([]);
  await visitor.page.setViewportSize(window);
  await visitor.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await visitor.rest();
};

/** Walks through the open page by Tab; nothing moves before, under the pointer, further down and after. Gives how many stops there are. */
export const walkCalmly = async ({ page }: Visitor, where: string): Promise<number> => {
  const expectCalm = async (when: string): Promise<void> => expect.soft(await findMotion(page), `${where}: moves ${when}`).toEqual([]);
  await expectCalm('by itself');
  await page.mouse.move(60, 60);
  await expectCalm('under the pointer');
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expectCalm('further down');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const stops = await walk(page, where);
  await expectCalm('after the walk');
  return stops;
};
