import { expect, test } from '@playwright/test';
import { copyContent } from '../content/planted-folder.ts';
import { openOwnShop } from '../support/browser/own-shop.ts';

test('E-missing-api-key C-08 the built shop exits with 1 if a country has no API key, and names it', async () => {
  const planted = copyContent(['delta-60-s', 'quell', 'steg']);
  planted.edit('countries/jp.json', (file) => {
    delete file['apiKey'];
  });
  await expect(openOwnShop({ CONTENT_DIR: planted.folder })).rejects.toThrow(
    /^The shop ended with 1:\n(?:.*\n)*Country JP is missing API key\.$/,
  );
  planted.remove();
});

test("E-missing-api-key C-08 with a CMS each country's key comes from the environment, and the first missing one is named", async () => {
  const keyOf = (country: string): [string, string] => [`CMS_API_KEY_${country}`, 'known'];
  const some = Object.fromEntries(['AT', 'DE'].map(keyOf));
  await expect(openOwnShop({ CONTENT_URL: 'http://localhost:9', ...some })).rejects.toThrow(/Country CH is missing API key\.$/);
});
