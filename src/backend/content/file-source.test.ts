import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { countries } from '#shared/country/countries.ts';
import { copyContent } from '../../../tests/content/planted-folder.ts';
import { InvalidContentError } from './country-content.ts';
import { createFileSource, readContentFolder } from './file-source.ts';
import { readContent } from './read-content.ts';

const planted = copyContent(['delta-60-s', 'quell', 'steg']);
afterEach(planted.restore);
afterAll(planted.remove);

const read = () => readContent(createFileSource(planted.folder));

test('E-missing-api-key C-08 a country without API key stops start-up with the specified message', async () => {
  planted.edit('countries/jp.json', (file) => {
    delete file['apiKey'];
  });
  await expect(read()).rejects.toThrow(/^Country JP is missing API key\.$/);
});

test('C-08 an empty API key counts as missing, and so does a missing country file', async () => {
  planted.edit('countries/at.json', (file) => {
    file['apiKey'] = '';
  });
  await expect(read()).rejects.toThrow('Country AT is missing API key.');
  planted.drop('countries/at.json');
  await expect(read()).rejects.toThrow('Country AT is missing API key.');
});

test('content that fails its schema is rejected as a whole, every problem with file and path', async () => {
  planted.edit('pages/sinks/de.json', (file) => {
    file['slug'] = 'Spülen und mehr';
    file['sections'] = [{ uid: 7, id: 'a', data: {} }];
  });
  planted.edit('catalogue/quell/product.json', (file) => {
    file['productKey'] = 'quelle';
  });
  const rejected = await read().catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(InvalidContentError);
  const { faults } = rejected as InvalidContentError;
  expect(faults.map(({ file, message }) => `${file}: ${message.split(':')[0]}`)).toEqual([
    'pages/sinks/de.json: slug',
    'pages/sinks/de.json: sections[0].uid',
    'catalogue/quell/product.json: productKey',
  ]);
});

test('M-40 invalid section data does not block the page or others: the section is omitted when the page is rendered', async () => {
  const broken = [
    null,
    'text',
    7,
    [],
    [null],
    { columns: [null], rows: [null] },
    { columns: [{ head: 'Weight, kg' }], rows: [[5]] },
    { media: null },
  ];
  for (const language of ['de', 'en'])
    planted.edit(`pages/home/${language}.json`, (file) => {
      file['sections'] = broken.map((data, index) => ({ uid: 'table', id: `broken-${index}`, data }));
    });
  const { countries } = await read();
  expect(countries.size).toBe(20);
  for (const country of ['de', 'gb', 'us'] as const)
    expect(Object.values(countries.get(country)?.pages.get('home')?.texts ?? {}).map(({ sections }) => sections.length)).toContain(
      broken.length,
    );
});

test('no section may use an id that every page already has, nor one of another section', async () => {
  const [first, second] = [
    { uid: 'text-infobox', id: 'content', data: {} },
    { uid: 'text-infobox', id: 'register', data: {} },
  ];
  planted.edit('pages/imprint/de.json', (file) => {
    file['sections'] = [first];
  });
  await expect(read()).rejects.toThrow('pages/imprint/de.json: sections[0].id: the shop uses this id itself');
  planted.edit('pages/imprint/de.json', (file) => {
    file['sections'] = [second, second];
  });
  await expect(read()).rejects.toThrow('pages/imprint/de.json: sections: two sections have the same id');
});

test('a file that is not JSON is named', async () => {
  planted.write('navigation/fr.json', '{"main": [');
  await expect(read()).rejects.toThrow(/^navigation\/fr\.json: not JSON/);
});

test('no API key is in the content, and the content is immutable', async () => {
  const { countries } = await read();
  const germany = countries.get('de');
  expect(germany?.country).not.toHaveProperty('apiKey');
  const page = germany?.pages.get('sinks');
  expect(() => {
    if (page?.texts.de) page.texts.de.title = 'changed';
  }).toThrow(TypeError);
});

test('the version changes with any text, and only then', async () => {
  const { version } = await read();
  expect((await read()).version).toBe(version);
  planted.edit('catalogue/quell/ja.json', (file) => {
    file['description'] = `${String(file['description'])}。`;
  });
  expect((await read()).version).not.toBe(version);
});

test("a country's files are listed when it is read, not those of all countries at once", async () => {
  const all = await createFileSource(planted.folder).readAll();
  expect(all instanceof Map || Array.isArray(all)).toBe(false);
  expect([...all]).toHaveLength(Object.keys(countries).length);
});

test('a folder of thousands of files is read completely, each under its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'many-files-'));
  try {
    const names = Array.from({ length: 3000 }, (_, number) => `${number}.json`);
    for (const name of names) writeFileSync(join(folder, name), `"${name}"`);
    const files = await readContentFolder(folder);
    expect(files.size).toBe(names.length);
    expect(names.filter((name) => files.get(name) !== name)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
