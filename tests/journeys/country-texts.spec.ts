import { expect } from '@playwright/test';
import { test } from '../support/browser/shopper.ts';

const british = /\b(?:taps?|worktops?|colou?red? (?:right )?through|waste kit)\b/i;

test('C-10 American shoppers read faucet, countertop, drain assembly and cart', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('us', 'en');
  await shopper.visit('taps/quell');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quell');
  await expect(page.getByRole('main')).toContainText('Tall faucet with pull-out spray');
  await expect(page.getByRole('main')).not.toContainText(/\btaps?\b/i);
  await shopper.visit('sinks/delta-60-s');
  await expect(page.getByRole('main')).toContainText('Drain assembly');
  await expect(page.getByRole('main')).toContainText('countertop');
  await expect(page.getByRole('main')).not.toContainText(british);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Cart/ })).toBeVisible();
});

test('C-10 British shoppers read tap, worktop, waste kit and basket', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('gb', 'en');
  await shopper.visit('taps/quell');
  await expect(page.getByRole('main')).toContainText('Tall tap with pull-out spray');
  await shopper.visit('sinks/delta-60-s');
  await expect(page.getByRole('main')).toContainText('Waste kit');
  await expect(page.getByRole('main')).toContainText('worktop');
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Basket/ })).toBeVisible();
});

test('C-10 Québec reads comptoir, courriel, détaillant and acier inoxydable, with its own spaces', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('ca', 'fr');
  await shopper.visit('eviers/lagune-60');
  await expect(page.getByRole('main')).toContainText('acier inoxydable');
  await expect(page.getByRole('main')).not.toContainText(/plan de travail|\binox\b|[\u00A0\u202F][?;]/i);
  await expect(page.getByRole('main')).toContainText('taxes en sus');
  await expect(page.getByRole('contentinfo')).toContainText('Tous les prix s’entendent taxes en sus');
  await shopper.visit('login');
  await expect(page.getByRole('main')).toContainText('Mot de passe oublié?');
  await expect(page.getByLabel('Adresse courriel').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/e-⁠?mail/i);
});

test('C-10 Switzerland reads no ß, and quotes with « »', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('ch', 'de');
  await shopper.visit('spuelen/delta-60-s');
  await expect(page.getByRole('main')).toContainText('Masse');
  await expect(page.getByRole('main')).not.toContainText('ß');
  await page
    .getByRole('button', { name: shopper.t('product.addToCart') })
    .first()
    .click();
  await expect(shopper.dialog().getByRole('button', { name: 'Warenkorb schliessen' })).toBeVisible();
  await shopper.visit('search/xylophon');
  await expect(page.getByRole('main')).toContainText(/«.+»/);
  await expect(page.locator('body')).not.toContainText(/[ß„“]/);
});
