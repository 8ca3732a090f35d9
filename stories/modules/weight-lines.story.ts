import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'weight-lines'> = {
  uid: 'weight-lines',
  component: 'WeightLines',
  title: 'Weight lines',
  summary:
    'The weight of every sink of a material, or of every tap, as measure lines in one scale. Names and weights come from the catalogue.',
  variants: [
    {
      id: 'granite',
      title: 'Granite',
      data: {
        headline: 'What they weigh',
        text: 'All lines have one scale: twice as heavy is twice as long.',
        material: 'granite',
      },
    },
    { id: 'ceramic', title: 'Ceramic', data: { headline: 'What they weigh', material: 'ceramic' } },
    { id: 'brass', title: 'Taps', data: { headline: 'What they weigh', material: 'brass' } },
    { id: 'long', title: 'Long words', language: 'de', data: { headline: 'Edelstahlspülengewichtsvergleich', material: 'steel' } },
  ],
  keyboard: [{ keys: ['Tab'], effect: 'Moves from product to product' }],
  transcript: [
    { action: 'Next heading', heard: 'What they weigh, heading level 2' },
    { action: 'Next list', heard: 'List with 8 items. Kiesel 45 6.9 kg, link' },
  ],
  use: {
    do: ['Place it on the page of the material.'],
    dont: ['Do not write weights into the text: they would contradict the pounds shown in some countries.'],
  },
  notes: [
    'The heaviest product fills the width; all others are drawn in proportion.',
    'In the United States and Canada weights are given in pounds.',
  ],
};
