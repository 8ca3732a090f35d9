import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'weight-lines'> = {
  uid: 'weight-lines',
  component: 'WeightLines',
  title: 'Weight lines',
  summary: 'What every sink of a material, or every tap, weighs, as measure lines in one scale. Names and weights come from the catalogue.',
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
  keyboard: [{ keys: ['Tab'], effect: 'Goes from product to product' }],
  transcript: [
    { action: 'Next heading', heard: 'What they weigh, heading level 2' },
    { action: 'Next list', heard: 'List, 8 items, link, Kiesel 45 6.9 kg' },
  ],
  use: {
    do: ['Place it on the page of the material.'],
    dont: ['Do not write weights into the text: a country that reads pounds would read them twice.'],
  },
  notes: [
    'The heaviest product fills the width; all others have their share of it.',
    'In the United States and Canada the weights are pounds.',
  ],
};
