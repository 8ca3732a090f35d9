import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'product-registration'> = {
  uid: 'product-registration',
  component: 'ProductRegistration',
  title: 'Product registration',
  summary: 'Registers one product for its guarantee, which counts from the date of purchase; years come from the catalogue.',
  variants: [
    {
      id: 'usual',
      title: 'As usual',
      data: { headline: 'Register a product', text: 'Date of purchase and end of the guarantee in one place that you find again.' },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Produktregistrierung und Garantieverlängerungsnachweis',
        text: 'Kaufdatum, Artikelnummer und Haltbarkeitsgarantiezeitraum an einem Ort.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Goes through the fields in their order: product, day, month, year, dealer, names, email, consent, button.' },
    { keys: ['Space'], effect: 'On the consent: ticks it.' },
    { keys: ['Enter'], effect: 'In a field: sends the form.' },
  ],
  transcript: [
    { action: 'Tab', heard: 'The product, group, Model or article number, edit text, required' },
    { action: 'Type 10.60.2101', heard: 'Found, Delta 60 S, Anthracite' },
    { action: 'Tab', heard: 'The purchase, group, Date of purchase, group, Day, edit text, required' },
  ],
  use: {
    do: ['Put it on a page of its own; a code on the sticker may lead there with ?model=10.60.2101.'],
    dont: ['Do not say that the guarantee depends on it: it does not, and the module says so.'],
  },
  notes: [
    'Works without script: a refused form comes back as it was sent, a done one leads to its own document.',
    'The same sent twice is one registration with one mail.',
    'With script the product and the end of its guarantee are shown while one types.',
  ],
};
