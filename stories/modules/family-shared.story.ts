import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'family-shared'> = {
  uid: 'family-shared',
  component: 'FamilyShared',
  title: 'Family: what is shared',
  summary: 'What every size of a family has, taken from the catalogue. Facts of one product stand on its own page.',
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
    { action: 'Next line', heard: 'Material, Granite' },
  ],
  use: {
    do: ['Put it before the comparison: first what is the same, then what is not.'],
    dont: ['Do not type a fact of a product into a section: the catalogue has it.'],
  },
  notes: [
    'A fact that a new size does not share leaves by itself.',
    'The value is seen first, its name heard first.',
    'A family that the country does not have leaves no section.',
  ],
};
