import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/modules/content-for-tests.ts')).contentForTests);
vi.mock('#backend/catalogue/products.ts', () => ({}));

const colour = (code: string, picture: string | null) => ({
  identifier: code,
  text: `Farbe ${code}`,
  variant: { identifier: 'code', code },
  imageSelected: picture === null ? null : { identifier: picture },
});
const select = {
  headline: 'Farben',
  selects: {
    label: 'Werkstoff',
    identifier: 'material',
    items: [
      {
        identifier: 'granite',
        text: 'Granit',
        image: { identifier: 'delta' },
        subSelects: { label: 'Farbe', identifier: 'colour', items: [colour('sand', 'delta-sand'), colour('white', null)] },
      },
      {
        identifier: 'steel',
        text: 'Edelstahl',
        variant: { identifier: 'icon', icon: 'sink' },
        image: { identifier: 'lagune' },
        imageSelectedAlt: 'Becken aus Edelstahl',
      },
    ],
  },
};

test('M-46 the first answer of each question is selected, also in nested ones', async () => {
  const html = await showModule('select-complex', select);
  expect(html.match(/role="radiogroup"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(2);
  expect(html).toMatch(/name="one-material"[^>]*value="granite"/);
  expect(html).toMatch(/name="one-material-granite"[^>]*value="sand"/);
});

test('M-32 the last answer shows its picture or that of its parent; an answer with a further question shows none', async () => {
  const html = await showModule('select-complex', select);
  expect([...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['Bild delta-sand', 'Bild delta', 'Becken aus Edelstahl']);
});

test('M-32 a colour or an icon precedes its text', async () => {
  const html = await showModule('select-complex', select);
  expect(html).toMatch(/data-finish="sand"[^>]*><\/span>Farbe sand/);
  expect(html).toMatch(/#sink".*Edelstahl/s);
});

test('M-32 a colour that is no finish is rejected', async () => {
  const items = [colour('gold', null), colour('white', null)];
  expect(await showModule('select-complex', { ...select, selects: { ...select.selects, items } })).toBe('');
});
