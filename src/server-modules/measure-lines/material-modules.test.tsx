import { beforeAll, expect, test, vi } from 'vitest';
import { getCountryContent, liveSites, loadContent } from '#backend/content/content.ts';
import { company } from '#shared/company/company.ts';
import type { Site } from '#shared/country/site.ts';
import { showModule } from '../../../tests/content/show-module.ts';

vi.mock('#backend/database/database.ts', () => ({ database: {} }));

beforeAll(() => loadContent());

const us: Site = { country: 'us', language: 'en', locale: 'en-US', root: '/' };
const years = {
  headline: 'Nach Jahren',
  lines: [
    { kind: 'guarantee', of: 'sink', label: 'auf Spülen' },
    { kind: 'guarantee', of: 'tap', label: 'auf Armaturen' },
    { kind: 'guarantee', of: 'law', label: 'nach dem Gesetz' },
  ],
};

test('years come from the company or the country’s law; those a country lacks are left out, in every country', async () => {
  for (const site of liveSites()) {
    const html = await showModule('measure-lines', years, site);
    const figures = [...html.matchAll(/<b[^>]*>([^<]*)<\/b> ([^<]*)/g)].map(([, figure, label]) => [parseInt(figure ?? '', 10), label]);
    const law = getCountryContent(site.country).country.legalGuarantee?.years;
    const expected = [
      [company.guaranteeYears.sink, 'auf Spülen'],
      [company.guaranteeYears.tap, 'auf Armaturen'],
      ...(law ? [[law, 'nach dem Gesetz']] : []),
    ];
    // Vietnamese and others may put the unit first or spell it out: the figure comes first in all.
    expect(figures).toEqual(expected);
  }
});

test('the longest line fills the width, all others are proportional', async () => {
  const html = await showModule('measure-lines', years);
  const shares = [...html.matchAll(/--value:([\d.]+)/g)].map(([, share]) => Number(share));
  expect(shares[0]).toBe(100);
  expect(shares[1]).toBeCloseTo(100 / 3, 1);
  expect(shares[2]).toBeCloseTo((2 / 15) * 100, 1);
});

test('minutes are spelled out, and texts below have headings of their own', async () => {
  const lines = [{ kind: 'minutes', minutes: 15, label: 'mit Essig' }];
  const html = await showModule('measure-lines', { headline: 'Kalk', lines, notes: [{ headline: 'Danach', text: 'Nachspülen.' }] });
  expect(html).toMatch(/<b[^>]*>15\sMinuten<\/b> mit Essig/);
  expect(html).toMatch(/<h3[^>]*>Danach<\/h3><p>Nachspülen\.<\/p>/);
});

test('weights are lines of a list, each a link to its sink, in the units of the country', async () => {
  const data = { headline: 'Gewichte', material: 'steel' };
  expect(await showModule('weight-lines', data)).toMatch(
    /href="\/spuelen\/lagune-50".*4,7\skg.*href="\/spuelen\/kanal-80".*--value:100.*9,2\skg/s,
  );
  expect(await showModule('weight-lines', data, us)).toMatch(/10\.4\slb.*20\.3\slb/s);
  expect(await showModule('weight-lines', data, us)).not.toContain('kg');
});

test('each colour shows the same crop of its own picture and leads to the product in it', async () => {
  const html = await showModule('colour-tiles', { headline: 'Farben', productKey: 'kanal-80', place: { x: 60, y: 40, zoom: 2 } });
  expect(html).toMatch(/--x:60%;--y:40%;--zoom:2/);
  expect(html.match(/<li>/g)).toHaveLength(4);
  expect(html).toMatch(/href="\/spuelen\/kanal-80\?finish=copper".*kanal-80-copper--front.*Kupfer/s);
  expect(await showModule('colour-tiles', { headline: 'Farben', productKey: 'none', place: { x: 60, y: 40, zoom: 2 } })).toBe('');
});

test('each cabinet is to scale and leads to the sinks that fit, with number, lowest price and tax', async () => {
  const html = await showModule('cabinet-widths', { headline: 'Schrank' });
  expect([...html.matchAll(/--width:(\d+)/g)].map(([, width]) => width)).toEqual(['450', '500', '600', '800', '900']);
  expect(html).toMatch(/href="\/spuelen\?cabinet=60".*60\scm.*7 Spülen.*ab \d+,00\s€/s);
  expect(html).toContain('inkl. MwSt.');
});
