import { expect, test } from 'vitest';
import { foreignIn, wordedLocales } from './country-words.ts';
import { loadMessages } from './messages.ts';

const textsIn = (value: object): string[] =>
  Object.values(value).flatMap((below) => (typeof below === 'string' ? [below] : textsIn(below as object)));

test.each(wordedLocales)('C-10 the interface of %s has no words foreign to its country', async (locale) => {
  const foreign = new RegExp(foreignIn(locale).join('|'), 'iu');
  expect(textsIn(await loadMessages(locale)).filter((text) => foreign.test(text))).toEqual([]);
});

test('C-10 Québec and Switzerland have their own interface texts, their neighbours those of the language', async () => {
  expect((await loadMessages('fr-CA')).access.login.forgot).toBe('Mot de passe oublié?');
  expect((await loadMessages('fr-CA')).account.profile.email).toBe('Adresse courriel');
  expect((await loadMessages('de-CH')).cart.close).toBe('Warenkorb schliessen');
  expect((await loadMessages('de-CH')).mail.greeting.Female).toBe('Guten Tag Frau {{lastName}}');
  expect(await loadMessages('de-DE')).toBe(await loadMessages('de'));
});

test.each([
  ['de-AT', 'UID-Nummer oder Steuernummer', 'Adresszusatz'],
  ['de-CH', 'UID oder MWST-Nr.', 'Adresszusatz'],
  ['fr-FR', 'Numéro de TVA intracommunautaire', 'Appartement, étage, bâtiment'],
  ['fr-BE', 'Numéro de TVA ou d’entreprise', 'Appartement, étage, bâtiment'],
  ['fr-CH', 'IDE ou n° TVA', 'Appartement, étage, bâtiment'],
  ['nl-NL', 'Btw-nummer', 'Toevoeging, verdieping, gebouw'],
  ['nl-BE', 'Btw- of ondernemingsnummer', 'Bus, verdieping, gebouw'],
])('V-02 in %s the tax number and the second line of an address have the names of the country', async (locale, number, addition) => {
  const { address } = (await loadMessages(locale)).checkout;
  expect([address.taxNumber, address.addition]).toEqual([number, addition]);
});
