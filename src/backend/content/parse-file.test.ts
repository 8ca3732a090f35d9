import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { productFile, productTexts } from '#shared/catalogue/product-file.ts';
import { environment } from '#shared/environment/environment.ts';
import { readContentFolder } from './file-source.ts';
import { parseFile } from './parse-file.ts';

test('products and their texts stay as they were read: their schemas change nothing', async () => {
  const files = [...(await readContentFolder(environment().CONTENT_DIR))].filter(([path]) => path.startsWith('catalogue/'));
  const isPreserved = ([path, json]: [string, unknown]): boolean => {
    const isProduct = path.endsWith('/product.json');
    const { value } = parseFile(isProduct ? 'product' : 'productTexts', json);
    return isDeepStrictEqual((isProduct ? productFile : productTexts).parse(json), json) && value === json && Object.isFrozen(value);
  };
  expect(files.filter((file) => !isPreserved(file)).map(([path]) => path)).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
