import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'family-colours'> = {
  uid: 'family-colours',
  component: 'FamilyColours',
  title: 'Family: colours',
  summary: 'Every colour of a product family, with a picture of each and the sizes available in it.',
  variants: [
    {
      id: 'six',
      title: 'Six colours',
      data: { headline: 'All colours', family: 'delta', note: 'Every colour runs through the whole material.' },
    },
    { id: 'two', title: 'Two colours, no note', data: { headline: 'Both colours', family: 'lagune', note: null } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Granitspülenfarbauswahlmöglichkeiten',
        family: 'delta',
        note: 'Durchgefärbtes Quarzverbundmaterial ohne Oberflächenbeschichtung.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], effect: 'Moves from colour to colour' }],
  transcript: [
    { action: 'Next heading', heard: 'All colours, heading level 2' },
    { action: 'Next line (Down arrow)', heard: 'List with 6 items' },
    { action: 'Next link', heard: 'Anthracite, link' },
  ],
  use: {
    do: ['Say in the note what applies to every colour.'],
    dont: ['Do not list the colours in the note: they come from the catalogue.'],
  },
  notes: ['Each colour is shown on the most popular product available in it; the picture links to that product in that colour.'],
};
