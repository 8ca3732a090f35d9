import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'product-cards'> = {
  uid: 'product-cards',
  component: 'ProductCards',
  title: 'Product cards',
  summary:
    'Products selected by an editor, as cards with measure, finishes, price and availability. For the most popular ones, use best seller.',
  variants: [
    {
      id: 'three',
      title: 'Three',
      data: {
        headline: 'Taps to go with it',
        productKeys: ['bogen-p', 'steg', 'quell'],
        button: { link: { page: 'taps' }, text: 'See all taps' },
      },
    },
    { id: 'two', title: 'Two', data: { headline: 'On top of the bowl', productKeys: ['planke', 'netz'], button: null } },
    {
      id: 'five',
      title: 'More than four',
      data: {
        headline: 'For a cabinet of 60 cm',
        productKeys: ['delta-60-s', 'lagune-60', 'kontor-60', 'mole-60', 'furt-60'],
        button: { link: { page: 'sinks' }, text: 'See all sinks' },
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Niederdruckarmaturen für Untertischwarmwasserspeicher',
        productKeys: ['ufer', 'sacht', 'bogen'],
        button: { link: { page: 'taps' }, text: 'Alle Hochdruck- und Niederdruckarmaturen ansehen' },
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Taps to go with it, heading level 2' },
    { action: 'Next line (Down arrow)', heard: 'List with 3 items' },
    { action: 'Next heading', heard: 'Bogen P, link, heading level 3' },
  ],
  use: {
    do: [
      'Choose products that belong together, and say in the headline why.',
      'Use two, three, four or eight products: they fill the columns.',
    ],
    dont: ['Do not repeat a row on the same page.'],
  },
  notes: [
    'The number of columns follows the number of products, up to four; on phones the row scrolls sideways.',
    'Products that the country does not sell are left out; without any, so is the section.',
  ],
};
