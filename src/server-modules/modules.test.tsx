import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { Section } from '#shared/content/page-file.ts';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../tests/html-of.ts';
import { Sections } from './sections.tsx';

vi.mock('#backend/content/content.ts', () => ({
  contentVersion: () => '1',
  resolveLink: (_: unknown, link: { page?: string }) => ({ href: `/${link.page ?? ''}`, isExternal: false }),
  findPicture: (_: unknown, identifier: string) => ({
    picture: {
      identifier,
      width: 8,
      height: 6,
      placeholder: '#eee',
      resolutions: [{ name: 'a', width: 8, height: 6, avif: '/a.avif', webp: '/a.webp' }],
    },
    alt: `Bild ${identifier}`,
    altLanguage: 'de',
  }),
}));
vi.mock('#backend/catalogue/products.ts', () => ({ linksOfVariants: () => [] }));

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const show = (uid: string, data: Section['data']) =>
  htmlOf(createElement(Sections, { site, sections: [{ uid, id: 'one', data }], language: 'de' }));
const slide = (headline: string) => ({
  image: { identifier: 'kitchen' },
  headline,
  text: 'Ein Satz dazu.',
  measure: { centimetres: 60, label: '60 cm Schrank' },
  button: { link: { page: 'sinks' }, text: 'Ansehen' },
  secondButton: null,
});

test('M-41 a download needs a label and an address; its icon shows its kind', async () => {
  const html = await show('text-infobox', {
    headline: null,
    text: 'Zum Mitnehmen.',
    downloads: [
      { label: ' Datenblatt ', url: '/a.pdf', bytes: 380_000 },
      { label: '   ', url: '/blank.pdf', bytes: null },
      { label: 'Ohne Adresse', url: ' ', bytes: null },
      { label: 'Bild', url: '/b.jpg', bytes: null },
      { label: 'Paket', url: '/c.zip', bytes: 42_000 },
    ],
  });
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html).toContain('PDF, 0,4 MB');
  expect(html).toContain('ZIP, 42 kB');
  expect(html).toMatch(/#file".*#image".*#box"/);
});

test('M-42 without script the items of an accordion close each other: details with one name', async () => {
  const html = await show('accordion', {
    headline: 'Fragen',
    items: [
      { title: 'Eins', text: 'A' },
      { title: 'Zwei', text: 'B' },
    ],
    isFaq: true,
  });
  expect(html.match(/<details[^>]* name="one"/g)).toHaveLength(2);
  expect(html).toContain('"@type":"FAQPage"');
});

test('M-45 the stage is static HTML: h1 in the first slide, no visible script button, no pause for what does not move', async () => {
  const html = await show('stage-slider', { slides: [slide('Ruhe'), slide('Front')], autoplay: 0 });
  expect(html).toContain('Ruhe</h1>');
  expect(html).toContain('Front</h2>');
  expect(html).toContain('data-screen-only');
  const style = readFileSync('src/client/primitives/carousel/carousel.module.css', 'utf8');
  expect(style).toMatch(/@media \(scripting: none\) \{\s*\.bar \{\s*display: none;/);
  expect(html).not.toContain('Bildwechsel');
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
});

test('M-45 what moves can be paused', async () => {
  expect(await show('stage-slider', { slides: [slide('Ruhe'), slide('Front')], autoplay: 4000 })).toMatch(/Bildwechsel (anhalten|starten)/);
});

test('a stage with one slide has no carousel around it', async () => {
  expect(await show('stage-slider', { slides: [slide('Ruhe')], autoplay: 0 })).not.toContain('Karussell');
});

test('M-26 an intro with jumps links to the sections by anchors', async () => {
  const html = await show('section-intro', { headline: 'Werkstoffe', text: 'A\n\nB', jumps: [{ section: 'granite', label: 'Granit' }] });
  expect(html).toMatch(/<a href="#granite"[^>]*>Granit<\/a>/);
  expect(html).toContain('<p>A</p><p>B</p>');
});

test('M-18 promises are a list with their icons', async () => {
  const items = ['ruler', 'truck'].map((icon) => ({ icon, title: `Titel ${icon}`, text: 'Text.' }));
  const html = await show('usp-teaser', { headline: 'Darauf', items });
  expect(html.match(/<h3/g)).toHaveLength(2);
  expect(html).toContain('data-count="2"');
});

test('M-04 picture and text form a pair; the picture has its alternative text', async () => {
  const html = await show('text-media', {
    headline: 'Morgenlicht',
    text: 'Text.',
    image: { identifier: 'kitchen' },
    caption: 'Küche am Morgen',
    imagePosition: 'end',
    button: { link: { page: 'planning' }, text: 'Planen' },
    secondImage: null,
  });
  expect(html).toContain('alt="Bild kitchen"');
  expect(html).toContain('<figcaption>Küche am Morgen</figcaption>');
  expect(html).toContain('href="/planning"');
});

const house = {
  headline: 'Fragen?',
  text: null,
  phone: '+49 30 23125000',
  email: 'hello@undula.example',
  day1: 'Montag',
  time1: '8–18 Uhr',
  day2: 'Sonntag',
  time2: null,
  day3: null,
  time3: null,
  info: null,
  companyName: 'Undula GmbH',
  street: 'Wellenstraße',
  streetNo: '8',
  zip: '33102',
  city: 'Paderborn',
  country: 'Deutschland',
  routeLink: null,
};

test('M-24 phone and mail are links; a line without a time is left out', async () => {
  const html = await show('contact-information', house);
  expect(html).toContain('href="tel:+493023125000"');
  expect(html).toContain('href="mailto:hello@undula.example"');
  expect(html).not.toContain('Sonntag');
});

test('M-24 things to take along: a code with its text, a description, a document; nothing where none is given', async () => {
  const html = await show('contact-information', {
    ...house,
    qrImage: { identifier: 'way' },
    description: 'Am Tor klingeln.',
    documentLink: { label: 'Anfahrt', url: '/anfahrt.pdf', bytes: 42_000 },
  });
  expect(html).toContain('alt="Bild way"');
  expect(html).toContain('<p>Am Tor klingeln.</p>');
  expect(html).toMatch(/href="\/anfahrt\.pdf".*Anfahrt.*PDF, 42 kB/);
  const without = { ...house, qrImage: null, description: null, documentLink: { label: ' ', url: '/x.pdf', bytes: null } };
  expect(await show('contact-information', without)).toBe(await show('contact-information', house));
});
