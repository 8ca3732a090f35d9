import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { company } from '#shared/company/company.ts';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';
import { contactFormSchema } from './contact-form.schema.ts';

vi.mock('#backend/content/content.ts', () => ({ contentVersion: () => '1' }));
vi.mock('#backend/catalogue/catalogue.ts', () => ({}));

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const show = (text: string | null) =>
  htmlOf(
    createElement(Sections, {
      site,
      sections: [{ uid: 'contact-form', id: 'one', data: { headline: 'Schreiben', text } }],
      language: 'de',
    }),
  );

test('M-33 each subject of the form is a mail whose subject is filled in', async () => {
  const html = await show(null);
  const mails = [...html.matchAll(/href="mailto:([^"?]+)\?subject=([^"]+)"/g)];
  expect(mails.map(([, to]) => to)).toEqual([company.email, company.email, company.email]);
  expect(mails.map(([, , subject]) => decodeURIComponent(subject ?? ''))).toEqual([
    'Beratung zu Produkten',
    'Bestellung und Lieferung',
    'Ersatzteile und Reparatur',
  ]);
});

test('M-33 the phone can be pressed, and the address is written out for those without a mail program', async () => {
  const html = await show(null);
  expect(html).toContain(`href="tel:${company.phone.replaceAll(' ', '')}"`);
  expect(html).toContain(`>${company.email}<`);
});

test('M-33 no form is pretended, and without a text none stands below the headline', async () => {
  expect(await show(null)).not.toMatch(/<form|<input/);
  expect(await show(null)).toMatch(/Schreiben<\/h2><\/div>/);
  expect(await show('Eins.\n\nZwei.')).toContain('<p>Eins.</p><p>Zwei.</p>');
});

test('M-33 data that names a phone of its own is refused', () => {
  expect(contactFormSchema.safeParse({ headline: 'A', text: null, phone: '+49 1' }).success).toBe(false);
});
