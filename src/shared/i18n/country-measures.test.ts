import { expect, test } from 'vitest';
import { inCountryMeasures } from './country-measures.ts';

test.each([
  ['en-US', 'For cabinets from 45 to 90 cm.', 'For cabinets from 18 to 36\u00A0in.'],
  ['en-US', 'Widths of 45, 50, 60, 80 or 90\u00A0cm', 'Widths of 18, 20, 24, 32 or 36\u00A0in'],
  ['en-US', 'about 56\u00A0cm inside', 'about 22\u00A0in inside'],
  ['en-US', '365 × 400\u00A0mm and 200\u00A0mm deep', '14.4 × 15.7\u00A0in and 7.9\u00A0in deep'],
  ['en-US', 'a hole of 35\u00A0mm', 'a hole of 1.38\u00A0in'],
  ['en-US', 'from 13.6 to 42\u00A0kg; from 13\u00A0kg', 'from 30 to 93\u00A0lb; from 29\u00A0lb'],
  ['en-US', 'bins of 15, 15 and 8 liters, 250\u00A0ml', 'bins of 4, 4 and 2.1\u00A0gallons, 8.5\u00A0fl\u00A0oz'],
  [
    'en-US',
    '0.5 to 2 bar, 8.5 l/min, 60 °C, 3 m, 5 km, 50 g',
    '7 to 29\u00A0psi, 2.2\u00A0gpm, 140°F, 9.8\u00A0ft, 3.1\u00A0mi, 1.8\u00A0oz',
  ],
  ['en-US', '1,000 mm', '39.4\u00A0in'],
  ['en-CA', 'A sink of 60\u00A0cm and 13.2\u00A0kg', 'A sink of 24\u00A0in and 29.1\u00A0lb'],
  ['en-CA', 'two of 15 litres at 3 bar', 'two of 15 litres (4\u00A0US\u00A0gallons) at 3 bar (44\u00A0psi)'],
  ['fr-CA', 'Évier de 13,2\u00A0kg, 365 × 400\u00A0mm, dès 60\u00A0cm', 'Évier de 29,1\u00A0lb, 14,4 × 15,7\u00A0po, dès 24\u00A0po'],
  ['fr-CA', 'de 430 à 510\u00A0mm', 'de 16,9 à 20,1\u00A0po'],
  ['fr-CA', '8 litres', '8 litres (2,1\u00A0gallons)'],
])('C-12 in %s %j becomes %j', (locale, text, read) => {
  expect(inCountryMeasures(locale, text)).toBe(read);
  expect(inCountryMeasures(locale, read)).toBe(read);
});

test.each([
  ['en-US', 'Delta 60 S, Hafen 60 weighs nothing, 5-year guarantee, 360°'],
  ['en-US', '<a href="/sinks-for-60 cm">sinks</a> {{width}} https://www.undula.us/60 cm sinks/60 cm'],
  ['en-US', 'A 2.5\u00A0mm hex key'],
  ['fr-CA', 'Une clé six pans de 2,5\u00A0mm'],
  ['fr-CA', 'articles L. 217-1 à L. 217-32, 3 m² et 2,4 GHz'],
  ['en-US', 'From 29 lb (13 kg)'],
  ['en-CA', 'From 13 kg (29 lb)'],
])('C-12 in %s %j stays unchanged', (locale, text) => {
  expect(inCountryMeasures(locale, text)).toBe(text);
});

test.each(['en-GB', 'en-AU', 'fr-FR', 'fr-CH', 'de-DE'])('C-12 %s uses metric units', (locale) => {
  expect(inCountryMeasures(locale, 'a sink of 60 cm and 13 kg')).toBe('a sink of 60 cm and 13 kg');
});
