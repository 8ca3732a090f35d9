import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { getContactConfiguration } from '#backend/contact-form/contact-form.ts';
import { company } from '#shared/company/company.ts';
import { requirableFields } from '#shared/contract/contact.ts';
import type { Site } from '#shared/country/site.ts';
import german from '#translations/de.json' with { type: 'json' };
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';
import { contactFormSchema } from './contact-form.schema.ts';

vi.mock('#backend/content/content.ts', () => ({
  contentVersion: () => '1',
  pathOfPage: () => undefined,
  findPageById: () => undefined,
  getCountry: () => ({ withdrawalDays: 14 }),
}));
vi.mock('#backend/contact-form/contact-form.ts', () => ({
  getPhoneTimes: async () => ({ week: [[], ['08:00-18:00'], [], [], [], [], []], timeZone: 'Europe/Berlin', closedOn: [] }),
  getContactConfiguration: vi.fn(async () => ({
    issueOne: 'Eins',
    issueTwo: 'Zwei',
    issueThree: 'Drei',
    requiredFields: ['firstName', 'lastName'],
    successUrl: '/danke',
    countries: [{ code: 'DE', name: 'Deutschland' }],
  })),
}));
vi.mock('#backend/catalogue/catalogue.ts', () => ({}));

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const show = (text: string | null, asking = site) =>
  htmlOf(
    createElement(Sections, {
      site: asking,
      sections: [{ uid: 'contact-form', id: 'one', data: { headline: 'Schreiben', text } }],
      language: 'de',
    }),
  );

test('M-33 F-01 the form submits multipart, in the language of its country, and works without script', async () => {
  const html = await show(null);
  expect(html).toMatch(/<form[^>]*action="\/marketing\/contact\/send"/);
  expect(html).toContain('multipart/form-data');
  expect(html).toContain('>Allgemeine Anfrage<');
  const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  for (const name of [...requirableFields, 'topic', 'issue', 'articleNumber', 'email', 'country', 'attachment1', 'privacy-consent'])
    expect(names).toContain(name);
});

test('F-01 V-02 Japan is asked for no salutation, unless its requests must have one', async () => {
  const japan: Site = { country: 'jp', language: 'ja', locale: 'ja-JP', root: '/' };
  expect(await show(null, japan)).not.toContain(' name="salutation"');
  const usual = await getContactConfiguration(japan);
  vi.mocked(getContactConfiguration).mockResolvedValueOnce({ ...usual, requiredFields: ['salutation'] });
  expect(await show(null, japan)).toContain(' name="salutation"');
});

test('E-default-topic-label the first topic, selected by default, reads labels.contact.defaultTopic', async () => {
  const html = await show(null);
  const topics = [...html.matchAll(/<input(?=[^>]* name="topic")[^>]*>/g)].map(([input]) => ({
    value: / value="([^"]*)"/.exec(input)?.[1],
    isChosen: / checked/.test(input),
  }));
  expect(topics.map(({ value }) => value)).toEqual([german.contact.defaultTopic, 'Eins', 'Zwei', 'Drei']);
  expect(topics.filter(({ isChosen }) => isChosen)).toEqual([topics[0]]);
});

test('M-33 the phone number is a link, and the address is written out for those without a mail program', async () => {
  const html = await show(null);
  expect(html).toContain(`href="tel:${company.phone.replaceAll(' ', '')}"`);
  expect(html).toContain(company.email);
});

test('M-33 F-04 without its configuration there is no form, and the page says so', async () => {
  vi.mocked(getContactConfiguration).mockRejectedValueOnce(new Error('away'));
  const html = await show('Eins.\n\nZwei.');
  expect(html).toContain('<p>Eins.</p><p>Zwei.</p>');
  expect(html).toContain('Das Formular lässt sich gerade nicht laden.');
  expect(html).not.toContain('<form');
  expect(html).toContain('href="tel:');
});

test('M-33 data with a phone number of its own is rejected', () => {
  expect(contactFormSchema.safeParse({ headline: 'A', text: null, phone: '+49 1' }).success).toBe(false);
});
