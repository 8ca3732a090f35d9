import type { ModuleStory } from './module-story.ts';

const wehr = {
  headline: 'Werft 80',
  text: 'Two equal bowls of glazed ceramic behind one front, 796 mm wide. One is for washing, in the other the dishes drain.',
  image: { identifier: 'kitchen-north-light' },
  facts: [
    { label: 'Cabinet width', value: '80 cm' },
    { label: 'Bowls', value: '340 × 400 mm' },
    { label: 'Bowl depth', value: '205 mm' },
    { label: 'Weight', value: '42 kg' },
  ],
  button: { link: { product: 'werft-80' }, text: 'See Werft 80' },
  secondButton: { link: { page: 'materials' as const, hash: 'ceramic' }, text: 'About ceramic' },
};

export const story: ModuleStory<'unit-stage'> = {
  uid: 'unit-stage',
  component: 'UnitStage',
  title: 'Unit stage',
  summary: 'One product in a large picture with its key facts. For several pictures in turn, use a stage slider.',
  variants: [
    { id: 'start', title: 'Picture at the start', data: wehr },
    { id: 'end', title: 'Picture at the end, without facts', data: { ...wehr, facts: [], secondButton: null, imagePosition: 'end' } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Quarzverbundwerkstoffspüle mit Abtropffläche',
        text: 'Hauptbecken, Restebecken und Abtropffläche sind in einem Stück gegossen. Das Armaturenloch ist gebohrt.',
        image: { identifier: 'kitchen-granite-brass' },
        facts: [
          { label: 'Unterschrankmindestbreite', value: '60 cm' },
          { label: 'Arbeitsplattenausschnitt', value: '980 × 480 mm' },
        ],
        button: { link: { product: 'delta-60-s' }, text: 'Delta 60 S ansehen' },
        secondButton: { link: { page: 'planning' }, text: 'Unterschrankbreite prüfen' },
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Werft 80, heading level 2' },
    { action: 'Next line (Down arrow)', heard: 'Cabinet width, 80 cm' },
    { action: 'Next link', heard: 'See Werft 80, link' },
  ],
  use: {
    do: ['Use facts from the catalogue, with their units.', 'Use one stage per page.'],
    dont: ['Do not state a price: it belongs on the product page.', 'Do not use a picture in which the product is small.'],
  },
  notes: ['Text is beside the picture, never over it.', 'Not interactive: it ships no script.'],
};
