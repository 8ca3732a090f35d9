import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findPrices, listStock, seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { readDealers } from '#backend/dealer/dealer.ts';
import { referencePrice } from '#shared/catalogue/reference-price.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { showDealers } from '../dealer-list.ts';
import { importDealers, removeDealers } from './dealers-import.ts';
import { findImpossible } from './impossible-dealer.ts';
import { importPrices } from './prices-import.ts';
import { importStock } from './stock-import.ts';

const folder = mkdtempSync(join(tmpdir(), 'undula-import-'));
const csv = (content: string): string => {
  const file = join(folder, 'rows.csv');
  writeFileSync(file, content);
  return file;
};
beforeAll(() => loadContent());
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

describeEachDatabase('stock import', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
    await seedStock(db);
  });

  test('B-02 sets every article of the file, separated by commas or semicolons, with or without a byte order mark', async () => {
    await importStock(csv('sku,pieces\n20.22.1104,7\n20.22.1101,0\n'), {});
    await importStock(csv('\uFEFFpieces;sku\r\n9;20.22.1102\r\n'), {});
    const stock = new Map((await listStock(db)).map(({ sku, pieces }) => [sku, pieces]));
    expect(['20.22.1104', '20.22.1101', '20.22.1102'].map((sku) => stock.get(sku))).toEqual([7, 0, 9]);
  });

  test.each([
    ['sku,pieces\n20.22.1104,3\n20.22.1101,-1\n', 'line 3, column pieces: must be a whole number from 0 to 999999'],
    ['sku,pieces\n20.22.1104,3\n99.99.9999,1\n', 'line 3, column sku: no article has the number 99.99.9999'],
    ['sku,pieces\n20.22.1104,3\n20.22.1104,4\n', 'line 3: 20.22.1104 stands on line 2 already'],
    ['sku,pieces\n20.22.1104,3,4\n', 'line 2: has 3 fields where the head has 2'],
    ['sku,count\n20.22.1104,3\n', 'line 1: the column pieces is missing\nline 1: there is no column count'],
    ['sku,pieces\n"20.22.1104,3\n', 'Quote'],
    ['sku,pieces\n', 'There is no row in this file'],
    ['sku;pieces\n;;\n', 'There is no row in this file'],
    ['sku;pieces\n20.22.1104\n', 'line 2: has 1 fields where the head has 2'],
  ])('B-02 a bad row is named by line and column, and nothing else changes: %j', async (content, fault) => {
    const before = await listStock(db);
    await expect(importStock(csv(content), {})).rejects.toThrow(fault);
    expect(await listStock(db)).toEqual(before);
  });

  test('B-02 empty rows at the end of a spreadsheet are ignored', async () => {
    await importStock(csv('sku;pieces\n20.22.1104;8\n;\n;;\n \n'), {});
    expect(console.log).toHaveBeenLastCalledWith('1 of 1 articles changed');
  });

  test('B-02 a file in another encoding than UTF-8 is rejected by its line, and no character is guessed', async () => {
    const file = csv('');
    writeFileSync(file, Buffer.from('sku;pieces\n20.22.1104;7\nK\u00fcche;1\n', 'latin1'));
    await expect(importStock(file, {})).rejects.toThrow('line 3: is not in UTF-8: save the file as CSV UTF-8\nNothing was changed.');
  });

  test('B-02 a dry run prints the changes and makes none', async () => {
    const before = await listStock(db);
    await importStock(csv('sku,pieces\n20.22.1104,55\n'), { dryRun: true });
    expect(console.log).toHaveBeenLastCalledWith('1 of 1 articles would change');
    expect(await listStock(db)).toEqual(before);
  });
});

const plantContent = (): string => {
  const content = join(folder, 'content');
  for (const part of ['catalogue', 'dealers', 'places']) cpSync(join('content', part), join(content, part), { recursive: true });
  vi.stubEnv('CONTENT_DIR', content);
  return content;
};

describeEachDatabase('price import', (open) => {
  let db: Db;
  beforeEach(async () => {
    db = await open();
  });
  const asked = async (variantKey: string, country: 'de' | 'jp' | 'gb') =>
    (await findPrices(db, [variantKey], country)).map(({ price }) => price);

  test('B-02 prices of several products are written completely or not at all', async () => {
    const content = plantContent();
    const read = () => ['bogen-p', 'delta-60-s'].map((key) => readFileSync(join(content, 'catalogue', key, 'product.json'), 'utf8'));
    const before = read();
    const good = 'sku,currency,price\n20.22.1104,EUR,365.00\n20.22.1104,JPY,63000\n';
    const refused = importPrices(csv(`${good}20.22.1101,JPY,480.50\n20.22.9999,EUR,1.00\n20.22.1102,DEM,1.00\n`), {});
    await expect(refused).rejects.toThrow('line 6, column currency: must be one of');
    await expect(importPrices(csv(`${good}20.22.1101,JPY,480.50\n20.22.9999,EUR,1.00\n`), {})).rejects.toThrow(
      "line 4, column price: '480.50' is no amount in JPY\nline 5, column sku: no article has the number 20.22.9999\nNothing was changed.",
    );
    await importPrices(csv(good), { dryRun: true });
    expect(read()).toEqual(before);
    expect(await asked('bogen-p-brass', 'de')).toEqual([]);
    await importPrices(csv(good), {});
    expect(read()[0]).toBe(before[0]?.replace('"EUR": 35900', '"EUR": 36500').replace('"JPY": 62000', '"JPY": 63000'));
    expect(read()[1]).toBe(before[1]);
    expect(await asked('bogen-p-brass', 'de')).toEqual([35_900, 36_500]);
    expect(await asked('bogen-p-brass', 'jp')).toEqual([62_000, 63_000]);
    expect(await asked('bogen-p-brass', 'gb')).toEqual([31_900]);
    await importPrices(csv(good), {});
    expect(await asked('bogen-p-brass', 'de')).toEqual([35_900, 36_500]);
  });

  test('B-02 amounts have a comma where the file is separated by semicolons', async () => {
    const content = plantContent();
    await importPrices(csv('sku;currency;price\n10.60.2201;EUR;365,00\n'), {});
    const file = readFileSync(join(content, 'catalogue', 'mole-60', 'product.json'), 'utf8');
    expect(JSON.parse(file)).toMatchObject({
      variants: expect.arrayContaining([expect.objectContaining({ sku: '10.60.2201', prices: expect.objectContaining({ EUR: 36_500 }) })]),
    });
    await expect(importPrices(csv('sku;currency;price\n10.60.2201;EUR;1.365,00\n'), {})).rejects.toThrow(
      "line 2, column price: '1.365,00' is no amount in EUR",
    );
  });

  test('B-02 a price that changes by more than a factor of five counts only where somebody is sure', async () => {
    const content = plantContent();
    const read = () => readFileSync(join(content, 'catalogue', 'mole-60', 'product.json'), 'utf8');
    const before = read();
    for (const price of ['3.65', '36500'])
      await expect(importPrices(csv(`sku,currency,price\n10.60.2201,EUR,${price}\n`), {})).rejects.toThrow(
        /^line 2, column price: .* is more than a factor of 5: with --yes it counts/,
      );
    expect(read()).toBe(before);
    await importPrices(csv('sku,currency,price\n10.60.2201,EUR,3.65\n'), { yes: true });
    expect(read()).toContain('"EUR": 365,');
  });

  test('B-02 tabs, the name of the separator, and capitals in the head are read', async () => {
    const content = plantContent();
    const read = () => readFileSync(join(content, 'catalogue', 'mole-60', 'product.json'), 'utf8');
    for (const [price, text] of [
      ['EUR": 36100', 'SKU\tCurrency\tPrice\n10.60.2201\teur\t361,00\n'],
      ['EUR": 36200', 'sep=;\r\nsku;currency;price\r\n10.60.2201;EUR;362,00\r\n'],
      ['EUR": 36300', '\uFEFF"sep=,"\nsku,currency,price\n10.60.2201,EUR,363.00\n'],
    ] as const) {
      await importPrices(csv(text), {});
      expect(read()).toContain(price);
      expect(console.log).toHaveBeenLastCalledWith('1 rows: 1 products changed');
    }
  });

  test('Y-04 a price that imports raise and reduce again loses its reduction', async () => {
    plantContent();
    for (const price of ['369.00', '329.00']) await importPrices(csv(`sku,currency,price\n10.60.2201,EUR,${price}\n`), {});
    expect(await asked('mole-60-anthracite', 'de')).toEqual([36_900, 32_900, 36_900, 32_900]);
    const history = await findPrices(db, ['mole-60-anthracite'], 'de');
    expect(referencePrice(history, Date.parse('2026-10-26'))).toBeUndefined();
  });
});

const head =
  'id;name;country;isUnitPartner;labels;specials;region;street;streetNo;zip;city;latitude;longitude;sunday;monday;tuesday;wednesday;thursday;friday;saturday;closed;timeZone;phone;email;homepage;shows;shownOn';
const usual = {
  hours: '10:00-18:00',
  labels: 'studio|showroom',
  shows: 'bogen-p',
  country: 'DE',
  zip: '48155',
  at: '51.95;7.64',
  zone: 'Europe/Berlin',
};
const dealer = (id: string, own: Partial<typeof usual> = {}) => {
  const { hours, labels, shows, country, zip, at, zone } = { ...usual, ...own };
  return `${id};Küche & Co, Inh. P. Vogt;${country};yes;${labels};water;NW;Hafenweg;3;${zip};Münster;${at};;${hours};;;;;;2026-12-24;${zone};+49 30 23125099;post@kueche.example;https://kueche.example;${shows};2026-11-16`;
};
const rows = (...lines: string[]): string => csv(`${[head, ...lines].join('\n')}\n`);

test('B-02 dealers are added and updated by id, in the files of their countries', async () => {
  plantContent();
  const before = await readDealers('de');
  const swiss = await readDealers('ch');
  const broken = dealer('de-muenster', { hours: '09:00-12:30 14:00-18:00' });
  await importDealers(rows(broken, dealer('de-paderborn'), dealer('ch-neu', { country: 'ch', zip: '4051', at: '47.55;7.59' })), {});
  const after = await readDealers('de');
  expect(after).toHaveLength(before.length + 1);
  expect(after.find(({ id }) => id === 'de-paderborn')?.name).toBe('Küche & Co, Inh. P. Vogt');
  expect(after.at(-1)).toMatchObject({
    ...{ id: 'de-muenster', labels: ['studio', 'showroom'], specials: ['water'], region: 'NW', shows: ['bogen-p'], shownOn: '2026-11-16' },
    ...{ closed: ['2026-12-24'], hours: ['', '09:00-12:30 14:00-18:00', '', '', '', '', ''], address: { zip: '48155', city: 'Münster' } },
  });
  expect((await readDealers('ch')).map(({ id }) => id)).toEqual([...swiss.map(({ id }) => id), 'ch-neu']);
  expect(console.log).toHaveBeenLastCalledWith('3 rows: 2 new dealers, 1 known ones');
});

test.each([
  [dealer('de-b', { hours: 'ten to six' }), 'line 3, column monday: must be HH:mm-HH:mm'],
  [dealer('de-b', { labels: 'shop' }), 'line 3, column labels: must be of studio, showroom, installation, divided by |'],
  [dealer('de-b', { shows: 'bogen-p|no-such' }), 'line 3, column shows: no product has the key no-such'],
  [dealer('de-b', { country: 'xx' }), 'line 3, column country: must be one of at, de'],
  [dealer('de-b', { country: 'ch' }), 'line 3, column id: must begin with ch-'],
  [dealer('de-b', { zip: '1067' }), 'line 3, column zip: is no postal code of the country, like 33102'],
  [dealer('gb-b', { country: 'gb' }), 'line 3, column zip: is no postal code of the country, like '],
  [
    dealer('de-b', { at: '8.75;51.72' }),
    'line 3, column latitude: 8.75, 51.72 lies outside the country: latitude and longitude are swapped',
  ],
  [dealer('de-b', { at: '0;0' }), 'line 3, column latitude: 0, 0 lies outside the country'],
  [dealer('de-b', { at: '51.7;-8.75' }), 'line 3, column latitude: 51.7, -8.75 lies outside the country'],
  [
    dealer('us-b', { country: 'us', zip: '02139', at: '42.36;71.06', zone: 'America/New_York' }),
    'column latitude: 42.36, 71.06 lies outside the country',
  ],
  [dealer('de-b', { zone: 'America/New_York' }), 'line 3, column timeZone: America/New_York keeps a time that nobody has in the country'],
  [dealer('de-a'), 'line 3: de-a stands on line 2 already'],
])('B-02 an invalid dealer is named by line and column, and prevents the whole import: %j', async (line, fault) => {
  plantContent();
  const before = await readDealers('de');
  await expect(importDealers(rows(dealer('de-a'), line), {})).rejects.toThrow(fault);
  expect(await readDealers('de')).toEqual(before);
});

test('B-02 dealers are taken out by their ids, or because a whole file does not name them', async () => {
  plantContent();
  const before = (await readDealers('de')).map(({ id }) => id);
  const [first = '', second = ''] = before;
  await expect(removeDealers([first, 'de-nobody'])).rejects.toThrow('no dealer has the number de-nobody\nNothing was changed.');
  expect((await readDealers('de')).map(({ id }) => id)).toEqual(before);
  await removeDealers([first, second]);
  expect((await readDealers('de')).map(({ id }) => id)).toEqual(before.slice(2));
  const swiss = await readDealers('ch');
  await importDealers(rows(dealer('de-a')), { whole: true });
  expect((await readDealers('de')).map(({ id }) => id)).toEqual(['de-a']);
  expect(await readDealers('ch')).toEqual(swiss);
  expect(console.log).toHaveBeenLastCalledWith(`1 rows: 1 new dealers, 0 known ones, ${before.length - 2} taken out`);
});

test('B-02 the dealers of the shop are where they say', async () => {
  for (const country of ['au', 'ca', 'de', 'es', 'pt', 'us', 'vn'] as const)
    for (const { id, ...dealer } of await readDealers(country)) expect([id, await findImpossible(country, dealer)]).toEqual([id, []]);
});

test('B-02 a dry run of dealers writes nothing', async () => {
  plantContent();
  const before = await readDealers('de');
  await importDealers(rows(dealer('de-a')), { dryRun: true });
  expect(await readDealers('de')).toEqual(before);
  expect(console.log).toHaveBeenLastCalledWith('1 rows: 1 new dealers, 0 known ones, nothing was written');
});

test('B-02 dealers are listed country by country', async () => {
  plantContent();
  await showDealers(['ch', 'at']);
  const lines = vi.mocked(console.log).mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength((await readDealers('ch')).length + (await readDealers('at')).length);
  expect(lines[1]).toBe(`${'ch-lausanne'.padEnd(24)}  1003 Lausanne  Atelier Riponne  ${lines[1]?.split('  ').at(-1)}`);
});
