import { beforeEach, expect, test } from 'vitest';
import { copyTexts, plant } from '../../../tests/content/all-texts.ts';
import { checkWording } from './wording.ts';

const all = copyTexts();
const sound = new Map([...all].filter(([file]) => /^translations\/(?:de|en|fr)|^catalogue\/quell\/(?:de|en|fr|product)\.json$/.test(file)));
let files = sound;
beforeEach(() => {
  files = new Map(sound);
});

const lines = (): string[] => checkWording(files).map(({ file, message }) => `${file}: ${message}`);

test('C-10 the words of all countries are valid', () => {
  expect(lines()).toEqual([]);
});

test.each([
  ['translations/en.json', 'cart.retry', 'Load the tap again', "translations/en-US.json: cart.retry: is missing: 'Load the faucet again'"],
  ['translations/en-US.json', 'cart.empty.taps', 'Browse taps', 'translations/en-US.json: cart.empty.taps: repeats translations/en.json'],
  ['translations/en-CA.json', 'cart.empty.taps', 'See the taps', "translations/en-CA.json: cart.empty.taps: is 'See the faucets' in en-CA"],
  [
    'translations/en-AU.json',
    'cart.removed',
    'Gone from your cart.',
    'translations/en-AU.json: cart.removed: fills in other values than translations/en.json',
  ],
  [
    'translations/en-US.json',
    'cart.unheard',
    'Cart',
    'translations/en-US.json: cart.unheard: there is no such text in translations/en.json',
  ],
  [
    'catalogue/quell/en.json',
    'seo.title',
    'Quell, kitchen tap for worktops, with drainer and tap hole',
    'catalogue/quell/en.json: seo.title: in en-US too long: 70 wide, 65 fit',
  ],
  ['translations/fr.json', 'cart.retry', 'Envoyer un e-mail', "translations/fr-CA.json: cart.retry: is missing: 'Envoyer un courriel'"],
  ['translations/fr-CA.json', 'cart.discount', 'Mitigeur {{code}}', "translations/fr-CA.json: cart.discount: 'Mitigeur' is read in fr-CA"],
  [
    'catalogue/quell/fr.json',
    'description',
    'Articles, remises déduites',
    "catalogue/quell/fr.json: description: 'rabais déduites' is read in fr-CA",
  ],
  ['catalogue/quell/en.json', 'description', 'For an tap hole', "catalogue/quell/en.json: description: 'an faucet' is read in en-US"],
  [
    'catalogue/quell/fr.json',
    'description',
    'Le mitigeur haut de la cuisine',
    "catalogue/quell/fr.json: description: 'mitigeur' is read in fr-CA",
  ],
  [
    'catalogue/quell/en.json',
    'description',
    'A tall multicoloured faucet',
    "catalogue/quell/en.json: description: 'colour' is read in en-US",
  ],
])('C-10 of a fault in %s at %s', (file, location, text, expectedMessage) => {
  plant(files, file, location, text);
  expect(lines()).toContain(expectedMessage);
});

test('C-10 another country’s texts do not affect this one', () => {
  files.set('pages/terms/fr.ch.json', { label: 'Le mitigeur suisse' });
  expect(lines().filter((line) => line.includes('is read in'))).toEqual([]);
});
