import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'product-cards'> = {
  uid: 'product-cards',
  component: 'ProductCards',
  title: 'Product cards',
  summary:
    'Products that an editor chose, as cards with measure, finishes, price and availability. The most popular ones are a best seller row.',
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
    { action: 'Next line', heard: 'List with 3 items' },
    { action: 'Next heading', heard: 'Bogen P, link, heading level 3' },
  ],
  use: {
    do: ['Choose what belongs together, and say in the headline by what.', 'Two, three, four or eight of them fill the columns.'],
    dont: ['Do not repeat a row on the same page.'],
  },
  notes: [
    'Columns follow the count, up to four beside each other; on phones the row slides sideways.',
    'A product that the country does not sell is left out; without any the section is left out, too.',
  ],
};
