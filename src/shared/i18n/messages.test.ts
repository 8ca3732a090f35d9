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
  expect(await loadMessages('fr-BE')).toBe(await loadMessages('fr'));
  expect(await loadMessages('de-AT')).toBe(await loadMessages('de'));
});
