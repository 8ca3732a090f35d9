import { expect, test } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { exampleModes } from './modes.ts';
import { nameOfExample } from './pictures.ts';
import { followRest } from './shoot/at-rest.ts';
import { freshContext, moment } from './shoot/browser.ts';
import { frameOfPart } from './shoot/frame.ts';
import { byWidth, enter, setWidth } from './shoot/modes.ts';
import { shoot } from './shoot/shot.ts';

for (const { slug, title, variants } of storyEntries) {
  test(`T-05 every example of ${title} looks as approved`, { tag: `@story:${slug}` }, async ({ browser, baseURL }) => {
    test.setTimeout(60_000 + variants.length * 20_000);
    const context = await freshContext(browser, 'de-DE');
    const page = await context.newPage();
    const rest = followRest(page);
    await page.clock.setFixedTime(moment);
    const unapproved: string[] = [];
    for (const { id } of variants) {
      for (const [width, modes] of byWidth(exampleModes)) {
        await setWidth(page, width);
        await page.goto(`${baseURL}/docs/frame/${slug}/${id}`);
        await rest();
        for (const mode of modes) {
          await enter(page, mode);
          await rest();
          unapproved.push(...(await shoot(page, nameOfExample(slug, id, mode), frameOfPart)));
        }
      }
    }
    await context.close();
    expect(unapproved, 'Pictures that nobody approved: see them with npm run visual:review').toEqual([]);
  });
}
