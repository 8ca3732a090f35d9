import fc from 'fast-check';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Picture } from '#shared/contract/picture.ts';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Head, presentTitle } from './head.tsx';
import { escapeJson, JsonLd } from './json-ld.tsx';

const site: Site = { country: 'ch', language: 'fr', locale: 'fr-CH', root: '/fr/' };
const picture: Picture = {
  identifier: 'kitchen',
  width: 1920,
  height: 1440,
  placeholder: '#eee',
  resolutions: [640, 1280, 1920].map((width) => ({
    name: `image_${width}w`,
    width,
    height: width * 0.75,
    avif: `/pictures/kitchen-0116c8619c-${width}.avif`,
    webp: `/pictures/kitchen-0116c8619c-${width}.webp`,
  })),
};
const alternates = [
  { hreflang: 'fr-CH', href: 'https://www.undula.ch/fr/eviers' },
  { hreflang: 'x-default', href: 'https://www.undula.de/spuelen' },
];
const page = {
  site,
  title: 'Éviers',
  description: 'Tous les éviers.',
  canonical: 'https://www.undula.ch/fr/eviers',
  isIndexed: true,
  alternates,
};
const show = (changes: Partial<Parameters<typeof Head>[0]> = {}) => htmlOf(createElement(Head, { ...page, ...changes }));

describe('S-01 the head of a page', () => {
  test('contains title, description, canonical, robots, alternates', async () => {
    const html = await show();
    expect(html).toContain('<title>Éviers – Undula</title>');
    expect(html).toContain('<meta name="description" content="Tous les éviers."/>');
    expect(html).toContain('<link rel="canonical" href="https://www.undula.ch/fr/eviers"/>');
    expect(html).toContain('<meta name="robots" content="index, follow"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="https://www.undula.de/spuelen"/>');
  });

  test('contains Open Graph and Twitter card; the picture is absolute, in the aspect ratio that services crop to', async () => {
    const html = await show({ picture: { picture, alt: 'Une cuisine' } });
    expect(html).toContain('<meta property="og:title" content="Éviers – Undula"/>');
    expect(html).toContain('<meta property="og:description" content="Tous les éviers."/>');
    expect(html).toContain('<meta property="og:image" content="https://www.undula.ch/pictures/kitchen-0116c8619c-share.jpg"/>');
    expect(html).toContain('<meta property="og:image:type" content="image/jpeg"/>');
    expect(html).toContain('<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>');
    expect(html).toContain('<meta property="og:image:alt" content="Une cuisine"/>');
    expect(html).toContain('<meta property="og:locale" content="fr_CH"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  test('has defaults: the brand as title, the shop’s own description, a small card without picture', async () => {
    const html = await show({ title: ' ', description: undefined, canonical: undefined });
    expect(html).toContain('<title>Undula</title>');
    expect(html).toContain('<meta name="twitter:card" content="summary"/>');
    expect(html).not.toContain('canonical');
    expect(await show({ site: { ...site, language: 'de', locale: 'de-DE' }, description: '' })).toContain(
      'content="Spülen und Armaturen vom Hersteller',
    );
  });

  test('Y-07 a page that is not indexed has no alternates; the country picker still learns its addresses', async () => {
    const html = await show({ isIndexed: false });
    expect(html).toContain('content="noindex, follow"');
    expect(html).not.toContain('hrefLang');
    expect(html).toContain('<meta name="page-elsewhere"');
    expect(html).toContain('https://www.undula.ch/fr/eviers');
    expect(await show({ isIndexed: false, alternates: [] })).not.toContain('page-elsewhere');
  });
});

test('the brand appears once in a title', () => {
  expect(presentTitle('Küchenspülen – Undula', 'Undula')).toBe('Küchenspülen – Undula');
  expect(presentTitle('Delta 60 S', 'Undula')).toBe('Delta 60 S – Undula');
});

describe('structured data', () => {
  test('no text closes its block, and every text is read back unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</script>', '<!--', '\u2028')), (text) => {
        const json = escapeJson({ text });
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual({ text });
      }),
    );
  });

  test('is in a data block', async () => {
    const html = await htmlOf(
      createElement(JsonLd, { data: { '@context': 'https://schema.org', '@type': 'Thing', name: '</script><b>' } }),
    );
    expect(html).toBe(
      '<div hidden=""><script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","name":"\\u003c/script\\u003e\\u003cb\\u003e"}</script></div>',
    );
  });
});
