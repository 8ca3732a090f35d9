import { expect, test } from 'vitest';
import { fieldOfSection, pageCountryTexts, pageTexts } from '#shared/content/page-file.ts';
import { resolveCountryTexts } from './country-texts.ts';

const section = (id: string, text: string) => ({ uid: 'text-infobox', id, data: { headline: null, text, downloads: [] } });
const shared = pageTexts.parse({
  slug: 'withdrawal',
  label: 'Withdrawal',
  title: 'Right of withdrawal',
  description: 'How to withdraw from a contract, and which period applies.',
  sections: [section('right', '{{withdrawalDays}} days'), section('form', 'To {{companyAddress}}'), section('returns', 'Thirty')],
});
const values = { withdrawalDays: '14', companyAddress: 'Undula GmbH, Paderborn' };
const resolveTexts = (own: object, known: object = values) => resolveCountryTexts(shared, pageCountryTexts.parse(own), known);
const said = ({ texts }: ReturnType<typeof resolveTexts>) => texts.sections.map((one) => `${one.id}: ${fieldOfSection(one, 'text')}`);

test('C-11 without overrides a country shows the texts of its language, with its own values', () => {
  const actual = resolveCountryTexts(shared, undefined, values);
  expect(said(actual)).toEqual(['right: 14 days', 'form: To Undula GmbH, Paderborn', 'returns: Thirty']);
  expect(actual.texts.slug).toBe('withdrawal');
});

test('C-11 a country replaces a section in its position, omits one, and adds one after another or at the end', () => {
  const added = [
    { ...section('host', 'Hosted'), after: 'right' },
    section('last', 'Last'),
    section('right', '{{withdrawalDays}} whole days'),
  ];
  expect(said(resolveTexts({ without: ['form'], sections: added }))).toEqual([
    'right: 14 whole days',
    'host: Hosted',
    'returns: Thirty',
    'last: Last',
  ]);
});

test('C-11 it renames the page, never its address', () => {
  const { texts } = resolveTexts({ label: 'Returns', title: 'Returns within {{withdrawalDays}} days' });
  expect([texts.label, texts.title, texts.slug, texts.description]).toEqual([
    'Returns',
    'Returns within 14 days',
    'withdrawal',
    shared.description,
  ]);
  expect(pageCountryTexts.safeParse({ slug: 'returns' }).success).toBe(false);
});

test('Y-13 a value that the country does not have, and an unknown one, are errors', () => {
  expect(resolveTexts({}, { companyAddress: 'Undula' }).faults).toEqual(["'{{withdrawalDays}}' has no value in this country"]);
  expect(resolveTexts({ sections: [section('right', '{{price}}')] }).faults).toEqual([
    expect.stringContaining("'{{price}}': no such value"),
  ]);
  expect(resolveTexts({ without: ['right'] }, { companyAddress: 'Undula' }).faults).toEqual([]);
});

test('C-11 a section that the page does not have cannot be omitted or followed', () => {
  expect(resolveTexts({ without: ['nowhere'] }).faults).toEqual(["no section 'nowhere' on this page"]);
  expect(resolveTexts({ sections: [{ ...section('new', 'New'), after: 'gone' }] }).faults).toEqual(["no section 'gone' on this page"]);
});
