import { expect, test } from '@playwright/test';
import { fillCart, originOf } from '../tests/browser/screens.ts';
import { modesOfScreen, nameOfScreen, shotScreens } from './pictures.ts';
import { followRest } from './shoot/at-rest.ts';
import { freshContext, moment } from './shoot/browser.ts';
import { frameOfPage, frameOfWindow } from './shoot/frame.ts';
import { openLayer } from './shoot/layer.ts';
import { byWidth, enter, setWidth } from './shoot/modes.ts';
import { shoot } from './shoot/shot.ts';

for (const screen of shotScreens) {
  test(`the page ${screen.name} looks as approved`, { tag: `@screen:${screen.name}` }, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const origin = originOf(screen.country, baseURL ?? '');
    const context = await freshContext(browser, screen.language);
    const page = await context.newPage();
    await page.clock.setFixedTime(moment);
    if (screen.hasCart) await fillCart(page, origin, screen.hasCart);
    const rest = followRest(page);
    const unapproved: string[] = [];
    for (const [width, modes] of byWidth(modesOfScreen(screen))) {
      await setWidth(page, width);
      const answer = await page.goto(`${origin}${screen.path}`);
      expect(answer?.status()).toBe(screen.status ?? 200);
      await rest();
      if (screen.opens) await openLayer(page, screen.opens);
      for (const mode of modes) {
        await enter(page, mode);
        await rest();
        unapproved.push(...(await shoot(page, nameOfScreen(screen, mode), screen.opens ? frameOfWindow : frameOfPage)));
      }
    }
    await context.close();
    expect(unapproved, 'Pictures that nobody approved: see them with npm run visual:review').toEqual([]);
  });
}
