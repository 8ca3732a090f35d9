import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'product-registration'> = {
  uid: 'product-registration',
  component: 'ProductRegistration',
  title: 'Product registration',
  summary: 'Registers a product for its guarantee, which runs from the date of purchase; its length comes from the catalogue.',
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
    { keys: ['Tab'], effect: 'Moves through the fields in order: product, day, month, year, dealer, names, email, consent, button' },
    { keys: ['Space'], effect: 'On the consent checkbox: checks it' },
    { keys: ['Enter'], effect: 'In a field: submits the form' },
  ],
  transcript: [
    { action: 'Tab', heard: 'The product, grouping. Model or article number, combo box, editable, required' },
    { action: 'Type 10.60.2101', heard: 'Found, Delta 60 S, Anthracite (polite)' },
    { action: 'Tab', heard: 'The purchase, grouping. Date of purchase, grouping. Day, edit, required' },
  ],
  use: {
    do: ['Use it on a page of its own; a code on the product sticker can link to it with `?model=10.60.2101`.'],
    dont: ['Do not suggest that the guarantee depends on registration: it does not, and the module says so.'],
  },
  notes: [
    'Works without script: a rejected form comes back with its values, an accepted one leads to a page of its own.',
    'Submitting the same data twice creates one registration and one email.',
    'With script the product and the end of its guarantee are shown while people type.',
  ],
};
