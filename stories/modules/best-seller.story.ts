import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'best-seller'> = {
  uid: 'best-seller',
  component: 'BestSeller',
  title: 'Best seller',
  summary:
    'The most popular sinks and taps as a row of product cards: those named by an editor, or else those ranked first in the catalogue.',
  variants: [
    {
      id: 'catalogue',
      title: 'From the catalogue',
      data: { headline: 'Often chosen', button: { link: { page: 'sinks' }, text: 'See all sinks' } },
    },
    {
      id: 'named',
      title: 'Named by an editor',
      data: {
        headline: 'Often chosen for small kitchens',
        productKeys: ['delta-45', 'lagune-50', 'pegel-45', 'ufer'],
        button: null,
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Unterschrankbreitenunabhängige Küchenarmaturen und Einbauspülen',
        productKeys: ['bogen-p', 'delta-60-s', 'kontor-60'],
        button: { link: { page: 'taps' }, text: 'Alle Hochdruck- und Niederdruckarmaturen ansehen' },
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Often chosen, heading level 2' },
    { action: 'Next link', heard: 'See all sinks, link' },
    { action: 'Next heading', heard: 'Delta 60 S, link, heading level 3' },
  ],
  use: {
    do: ['Leave the products empty to follow the catalogue.', 'Name three or four products: they fill the columns.'],
    dont: ['Do not present new products as best sellers: use product cards for your own selection.'],
  },
  notes: [
    'The catalogue ranks accessories separately, so they appear here only if an editor names them.',
    'On phones the row scrolls sideways: a scrollable list that works without script.',
    'Price and availability are those of the country at the time of the request.',
  ],
};
