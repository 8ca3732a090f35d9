import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { Section } from '#shared/content/page-file.ts';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../tests/html-of.ts';
import { Sections } from './sections.tsx';

const getTiles = vi.hoisted(() =>
  vi.fn(async (_: unknown, keys: string[]) => keys.filter((key) => key !== 'gone').map((key) => ({ key }))),
);
vi.mock('#backend/content/content.ts', () => ({
  contentVersion: () => '1',
  resolveLink: (_: unknown, link: { page?: string }) => ({ href: `/${link.page ?? ''}`, isExternal: false }),
  findPicture: (_: unknown, identifier: string) =>
    identifier === 'gone'
      ? undefined
      : {
          picture: {
            identifier,
            width: 8,
            height: 6,
            placeholder: '#eee',
            resolutions: [{ name: 'a', width: 8, height: 6, avif: '/a.avif', webp: '/a.webp' }],
          },
          alt: `Bild ${identifier}`,
          altLanguage: 'de',
        },
}));
vi.mock('#backend/catalogue/catalogue.ts', () => ({ getTiles }));
vi.mock('#server-components/product-card/card-row.tsx', () => ({
  CardRow: ({ tiles }: { tiles: { key: string }[] }) => tiles.map(({ key }) => <i key={key}>{key}</i>),
}));

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const showAll = (sections: Section[]) => htmlOf(createElement(Sections, { site, sections, language: 'de' }));
const show = (uid: string, data: Section['data']) => showAll([{ uid, id: 'one', data }]);

test('M-01 a headline is alone at its level, and its section is an anchor', async () => {
  expect(await show('headline', { headline: 'Masse' })).toMatch(/<section id="one"[^>]*>(<div[^>]*>)?<h2>Masse<\/h2>/);
  expect(await show('headline', { headline: 'Masse', level: 3 })).toContain('<h3>Masse</h3>');
  expect(await show('headline', { headline: 'Masse', level: 1 })).toBe('');
});

test('M-02 a text infobox has paragraphs, and below them downloads as links with kind and size', async () => {
  const downloads = [{ label: 'Datenblatt', url: '/blatt.pdf', bytes: 380_000 }];
  const html = await show('text-infobox', { headline: 'Zum Mitnehmen', text: 'Eins.\n\nZwei.', downloads });
  expect(html).toContain('Zum Mitnehmen</h2>');
  expect(html).toContain('<p>Eins.</p><p>Zwei.</p>');
  expect(html).toMatch(/<li><a [^>]*href="\/blatt\.pdf"[^>]*>.*Datenblatt.*PDF, 0,4 MB.*<\/a><\/li>/);
  expect(await show('text-infobox', { headline: null, text: 'Eins.', downloads: [] })).not.toMatch(/<h2|<ul/);
});

test('M-07 a quote is a blockquote in quotation marks of its language, and its author a caption outside of it', async () => {
  const data = { text: 'Die Kante bleibt sichtbar.', author: 'Ina Roth, Gießerei', image: { identifier: 'kitchen' }, caption: 'Der Rand' };
  const html = await show('quote', data);
  expect(html).toContain('<blockquote><q>Die Kante bleibt sichtbar.</q></blockquote><figcaption>Ina Roth, Gießerei</figcaption>');
  expect(html).toMatch(/<figure[^>]*>.*alt="Bild kitchen".*<figcaption>Der Rand<\/figcaption><\/figure>/);
});

test('M-07 a missing or unknown picture leaves no empty space; an author is required', async () => {
  const words = { text: 'Die Kante.', author: 'Ina Roth', caption: 'Der Rand' };
  for (const image of [null, { identifier: 'gone' }]) {
    const html = await show('quote', { ...words, image });
    expect(html.match(/<figure/g)).toHaveLength(1);
    expect(html).not.toContain('Der Rand');
  }
  expect(await show('quote', { ...words, image: null, author: '' })).toBe('');
});

test('M-09 each item of an accordion is a heading that opens its text, below the headline where there is one', async () => {
  const items = [{ title: 'Passt sie?', text: 'Ja, beide.' }];
  const html = await show('accordion', { headline: 'Fragen', items });
  expect(html).toContain('Fragen</h2>');
  expect(html).toMatch(
    /<details[^>]*name="one"[^>]*><summary[^>]*>.*<h3[^>]*>.*Passt sie\?.*<\/summary>.*<p>Ja, beide\.<\/p>.*<\/details>/,
  );
  expect(await show('accordion', { headline: null, items })).toMatch(/<h2[^>]*>.*Passt sie\?/);
  expect(await show('accordion', { headline: 'Fragen', items: [] })).toBe('');
});

test('M-10 products appear in the order of the content; those missing from the catalogue are left out', async () => {
  const data = { headline: 'Dazu passt', productKeys: ['b', 'gone', 'a'], button: { link: { page: 'taps' }, text: 'Alle' } };
  const html = await show('product-cards', data);
  expect(getTiles).toHaveBeenLastCalledWith(site, ['b', 'gone', 'a']);
  expect(html).toContain('<i>b</i><i>a</i>');
  expect(html).toContain('href="/taps"');
  expect(await show('product-cards', { ...data, productKeys: ['gone'] })).toBe('');
});

test('M-13 a stage shows each picture with headline, text, measure and links; six slides are too many', async () => {
  const slide = (headline: string) => ({
    image: { identifier: 'kitchen' },
    headline,
    text: 'Ein Satz dazu.',
    measure: { centimetres: 60, label: '60 cm Schrank' },
    button: { link: { page: 'sinks' }, text: 'Ansehen' },
    secondButton: { link: { page: 'planning' }, text: 'Planen' },
  });
  const html = await show('stage-slider', { slides: [slide('Ruhe')], autoplay: 0 });
  expect(html).toMatch(/alt="Bild kitchen"/);
  expect(html).toMatch(/Ruhe<\/h1>.*Ein Satz dazu\..*60 cm Schrank.*href="\/sinks".*href="\/planning"/);
  expect(await show('stage-slider', { slides: Array.from({ length: 6 }, (_, index) => slide(`${index}`)), autoplay: 0 })).toBe('');
});
