import { expect, test } from '@playwright/test';
import { findHtmlErrors } from '../tests/support/browser/html-errors.ts';
import { checkKeys, findEarlyInvalid } from '../tests/support/browser/keyboard-checks.ts';
import { findClipped } from './measure/clipped.ts';
import { findSmallTargets } from './measure/targets.ts';

const large = 'display: inline-block; min-width: 44px; min-height: 44px';

test('T-06 the target measure finds what is too small, and only that', async ({ page }) => {
  await page.setContent(`
    <button style="inline-size: 30px; block-size: 30px">small</button>
    <a href="#" style="display: block; block-size: 20px">flat</a>
    <p style="line-height: 18px">Text with a <a href="#">tight</a> link</p>
    <p style="line-height: 26px">Text with an <a href="#">airy</a> link</p>
    <label style="${large}"><input type="checkbox"> labelled</label>
    <button style="${large}">large</button>`);
  expect(await findSmallTargets(page)).toEqual([
    expect.stringContaining('small'),
    expect.stringContaining('flat'),
    expect.stringContaining('tight'),
  ]);
});

test('T-06 the input of a selectable line is as large as the line; a line that is too low is found', async ({ page }) => {
  const line = (height: number) => `
    <div role="row" aria-selected="false" style="block-size: ${height}px; inline-size: 200px">
      <label><input type="checkbox" aria-label="line of ${height}"></label>
    </div>`;
  await page.setContent(`<div role="grid">${line(30)}${line(64)}</div>`);
  expect(await findSmallTargets(page)).toEqual([expect.stringContaining('line of 30')]);
});

test('T-06 behind an open overlay nothing is measured; in it and beside it everything is', async ({ page }) => {
  await page.setContent(`
    <a href="#" style="position: absolute; inset: 0 auto auto 0">beside</a>
    <a href="#" style="position: absolute; inset: 200px auto auto 200px">behind</a>
    <div popover style="inset: 150px auto auto 150px; margin: 0; inline-size: 300px; block-size: 300px"><a href="#">inside</a></div>`);
  expect(await findSmallTargets(page)).toHaveLength(2);
  await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover());
  expect(await findSmallTargets(page)).toEqual([expect.stringContaining('beside'), expect.stringContaining('inside')]);
});

test('T-06 the clipping measure finds text that is cut off and a page that is too wide', async ({ page }) => {
  await page.setContent(`
    <div style="inline-size: 3000px; overflow: visible">wide</div>
    <p style="inline-size: 50px; overflow: hidden; white-space: nowrap">cut off at its end</p>
    <p style="inline-size: 50px">wraps where it must</p>`);
  expect(await findClipped(page)).toEqual([expect.stringContaining('the page is'), expect.stringContaining('cut off')]);
});

test('T-06 the HTML checker finds wrong nesting, a duplicate id and a broken reference, and accepts valid HTML', async () => {
  const document = (body: string): string =>
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page of its own</title></head><body><h1>Title</h1>${body}</body></html>`;
  expect(await findHtmlErrors(document('<p id="a">right</p>'))).toEqual([]);
  expect(await findHtmlErrors(document('<ul><div>in a list</div></ul>'))).toEqual([expect.stringContaining('element-permitted-content')]);
  expect(await findHtmlErrors(document('<p id="a">one</p><p id="a">two</p>'))).toEqual([expect.stringContaining('no-dup-id')]);
  expect(await findHtmlErrors(document('<input type="text" aria-label="Name" aria-describedby="gone">'))).toEqual([
    expect.stringContaining('no-missing-references'),
  ]);
});

test('T-06 a key that sends the focus to nowhere is found; one that passes it on is not', async ({ page }) => {
  checkKeys(page);
  await page.setContent(`
    <button onclick="this.nextElementSibling.focus(); this.remove()">passes on</button>
    <button onclick="this.remove()">loses</button>`);
  await page.getByRole('button', { name: 'passes on' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'loses' })).toBeFocused();
  await expect(page.keyboard.press('Enter')).rejects.toThrow('the focus is lost after Enter');
});

test('T-06 a field and a form that only the browser calls invalid are found after a key', async ({ page }) => {
  checkKeys(page);
  await page.setContent(`
    <form aria-invalid="false"><input name="told" required aria-invalid="false"><input name="wrong" required aria-invalid="true"></form>
    <input name="optional">`);
  await page.keyboard.press('Tab');
  expect(await findEarlyInvalid(page)).toEqual([]);
  await page.setContent('<form name="around"><input name="untold" required></form>');
  expect(await findEarlyInvalid(page)).toEqual(['form[name="around"]', 'input[name="untold"]']);
  await expect(page.keyboard.press('Tab')).rejects.toThrow('called invalid too early');
});
