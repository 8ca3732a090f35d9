import { expect, test } from '@playwright/test';
import { fillCart, originOf, screens } from '../tests/browser/screens.ts';

const widths = [390, 834, 1440] as const;
const schemes = ['light', 'dark'] as const;

for (const screen of screens) {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      test(`${screen.name} at ${width}, ${colorScheme}`, async ({ browser, baseURL }) => {
        const origin = originOf(screen.country, baseURL ?? '');
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
          locale: screen.language,
          timezoneId: 'Europe/Berlin',
        });
        const page = await context.newPage();
        await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
        if (screen.hasCart) await fillCart(page, origin);
        const answer = await page.goto(`${origin}${screen.path}`, { waitUntil: 'networkidle' });
        expect(answer?.status()).toBe(screen.status ?? 200);
        // Pictures below the fold load when they come near: walk there once, then back.
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
          await document.fonts.ready;
        });
        await expect(page).toHaveScreenshot(`${screen.name}-${width}-${colorScheme}.png`, { fullPage: true });
        await context.close();
      });
    }
  }
}
