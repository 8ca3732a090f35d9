import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'family-shared'> = {
  uid: 'family-shared',
  component: 'FamilyShared',
  title: 'Family: what is shared',
  summary: 'What all sizes of a family have in common, from the catalogue. Facts of a single product are on its own page.',
  variants: [
    { id: 'three', title: 'Three sizes', data: { headline: 'What all three share', family: 'delta' } },
    { id: 'two', title: 'Two sizes', data: { headline: 'What both share', family: 'lagune' } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: { headline: 'Gemeinsamkeiten aller Granitspülenausführungen', family: 'delta' },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'What all three share, heading level 2' },
    { action: 'Next line (Down arrow)', heard: 'Material, Granite' },
  ],
  use: {
    do: ['Place it before the comparison: first what is the same, then what differs.'],
    dont: ['Do not type product facts into a section: they come from the catalogue.'],
  },
  notes: [
    'A fact that a new size does not share disappears automatically.',
    'The value comes first visually, its name first for screen readers.',
    'If the country does not have the family, the section is left out.',
  ],
};
