import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'best-seller'> = {
  uid: 'best-seller',
  component: 'BestSeller',
  title: 'Best seller',
  summary:
    'The most popular sinks and taps as a row of product cards: those that an editor names, else those that the catalogue knows to be in front.',
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
    do: ['Leave the products out, and the row follows the catalogue.', 'Name three or four: they fill the columns.'],
    dont: ['Do not call anything a best seller that is merely new: product cards are for a choice of one’s own.'],
  },
  notes: [
    'Accessories are counted apart in the catalogue, so they stand here only when somebody names them.',
    'On phones the row slides sideways; it is a list that scrolls, without script.',
    'Price and availability are those of the country, at the moment of the request.',
  ],
};
