import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { sampleJob, site } from '#tests/backend/mail/sample-order.ts';
import { legalText } from './legal-text.ts';
import { findOrderMailFacts } from './order-mail-facts.ts';

beforeAll(() => loadContent());

test('O-04 legal pages become plain text: their content, in order, without settings', () => {
  const texts = {
    slug: 'agb',
    label: 'AGB',
    title: 'AGB – Undula',
    description: 'Bedingungen',
    sections: [
      {
        uid: 'text-infobox',
        id: 'a',
        data: { headline: 'Geltung', text: 'Eins.', alignment: 'start', items: [{ title: 'Zwei', text: 'Drei.', link: { page: 'x' } }] },
      },
    ],
  };
  expect(legalText(texts)).toBe('AGB\n\nGeltung\n\nEins.\n\nZwei\n\nDrei.\n');
});

test('O-04 a page that shows its title has that one heading, once', () => {
  const sections = [
    { uid: 'section-intro', id: 'a', data: { headline: 'Right to cancel', text: 'Eins.', isPageTitle: true } },
    { uid: 'text-infobox', id: 'b', data: { headline: 'Right to cancel', text: 'Zwei.' } },
  ];
  const page = { slug: 'x', label: 'Cancelling', title: '', description: '', sections };
  expect(legalText(page)).toBe('Right to cancel\n\nEins.\n\nZwei.\n');
});

test('O-04 a long text with markup is output without it', () => {
  const data = { headline: 'Rechte', text: { html: '<p>Sie haben:</p><ul><li>Auskunft</li><li>L&ouml;schung</li></ul>' } };
  const page = { slug: 'x', label: 'Datenschutz', title: '', description: '', sections: [{ uid: 'text-infobox', id: 'a', data }] };
  expect(legalText(page)).toBe('Datenschutz\n\nRechte\n\nSie haben:\n\nAuskunft\nLöschung\n');
});

test('O-04 terms and withdrawal of the shop are enclosed in the buyer\u2019s language', () => {
  const { legal, carrier } = findOrderMailFacts(sampleJob());
  expect(legal.map(({ label }) => label)).toEqual(['terms', 'withdrawal', 'privacy']);
  expect(legal[0]?.text).toMatch(/^AGB\n\n(?!AGB\n)/);
  expect(legal[1]?.text).toContain('binnen vierzehn Tagen');
  expect(carrier?.label).toBe('DHL');
  expect(findOrderMailFacts(sampleJob({ site: site.swiss })).legal[1]?.path).toMatch(/^\/fr\//);
});
