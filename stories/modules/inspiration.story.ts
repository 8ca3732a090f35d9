import type { ModuleStory } from './module-story.ts';

const garden = {
  headline: 'Sink and tap in one tone',
  text: 'A garden kitchen in larch. Mole 60 has a half bowl and no drainer, so the worktop beside it stays free for cutting.',
  image: { identifier: 'kitchen-garden' },
  button: null,
};

export const story: ModuleStory<'inspiration'> = {
  uid: 'inspiration',
  component: 'Inspiration',
  title: 'Inspiration',
  summary: 'A kitchen, a description of it, and the products installed in it. For a picture with text only, use text media.',
  variants: [
    { id: 'usual', title: 'As built in', data: garden },
    {
      id: 'end',
      title: 'Kitchen at the end, three products, on a ground',
      data: {
        headline: 'Copper on marble',
        text: 'Two bowls of steel under a slab of white marble. Tap and soap dispenser are in copper.',
        image: { identifier: 'kitchen-marble-copper' },
        imagePosition: 'end',
        ground: 'soft',
        button: { link: { page: 'taps' }, text: 'See all taps' },
      },
    },
    {
      id: 'full',
      title: 'From edge to edge, the words below',
      data: {
        headline: 'Evening light on granite',
        text: 'A whole room at blue hour: soapstone, walnut, and a front of white granite that is seen from afar.',
        image: { identifier: 'room-evening' },
        imagePosition: 'full',
        button: { link: { page: 'granite' }, text: 'About granite' },
      },
    },
    { id: 'bare', title: 'Without words or products', data: { ...garden, text: null, namesArticles: false } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Nussbaumarbeitsplatte mit Messingarmatur',
        text: 'Die Arbeitsplattenausschnittsmaße, die Unterschrankmindestbreite und die Hahnlochbohrung stehen bei jeder Granitverbundwerkstoffspüle.',
        image: { identifier: 'kitchen-walnut-brass' },
        button: { link: { page: 'planning' }, text: 'Unterschrankmindestbreite prüfen' },
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Sink and tap in one tone, heading level 2' },
    { action: 'Next heading', heard: 'In this kitchen, heading level 3' },
    { action: 'Next line (Down arrow)', heard: 'List with 2 items. Mole 60, link' },
  ],
  use: {
    do: ['Say what the kitchen is made of and why these products are in it.', 'Let the picture name its products: `shows` in media.json.'],
    dont: ['Do not mention anything that the picture does not show.', 'Do not use adjectives instead of facts.'],
  },
  notes: [
    'Names, finishes and prices are those of the visitor’s country; products that it does not sell are left out.',
    'The whole row links to the product in the finish that is shown. It ships no script.',
  ],
};
