import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

/** Whether a target is visible: the summary of its disclosure is below the header, and the target inside the window. */
const isInSight = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((name) => {
    const place = document.getElementById(name);
    const folded = place?.closest('details');
    const header = document.querySelector('body > header');
    if (!place || !folded?.open || !header) return false;
    const from = folded.querySelector('summary')?.getBoundingClientRect().top ?? -1;
    return from >= header.getBoundingClientRect().bottom && place.getBoundingClientRect().top < innerHeight;
  }, id);

test('R-12 a link to a collapsed target opens it, below the header: by URL, by a link on the page, from another page', async ({
  shopperIn,
  page,
}) => {
  const shopper = await shopperIn('de');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wall = 'wall';
  const ready = () => expect(page.locator('html[data-header]')).toBeAttached();
  const follow = (path: string): Promise<void> =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'dorthin' });
      document.querySelector('main')?.prepend(link);
      link.click();
    }, path);
  const expectSeen = (how: string) => expect.poll(() => isInSight(page, wall), { message: how }).toBe(true);

  await shopper.visit('kontakt');
  await shopper.visit(`planung#${wall}`);
  await ready();
  await expectSeen('by its address');
  await shopper.visit('planung');
  await ready();
  await follow(`/planung#${wall}`);
  await expectSeen('by a link of the page');
  await shopper.visit('kontakt');
  await ready();
  await follow(`/planung#${wall}`);
  await expect(page).toHaveURL(new RegExp(`/planung#${wall}$`));
  await expectSeen('from another page');
});
