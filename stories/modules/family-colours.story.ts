import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'family-colours'> = {
  uid: 'family-colours',
  component: 'FamilyColours',
  title: 'Family: colours',
  summary: 'Every colour in which a family is made, with a picture of each and the sizes that come in it.',
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
  keyboard: [{ keys: ['Tab'], effect: 'Goes from colour to colour' }],
  transcript: [
    { action: 'Next heading', heard: 'All colours, heading level 2' },
    { action: 'Next line', heard: 'List with 6 items' },
    { action: 'Next link', heard: 'Anthracite, link' },
  ],
  use: { do: ['Say in the note what holds for every colour.'], dont: ['Do not name the colours in the note: the catalogue has them.'] },
  notes: ['A colour is shown on the most popular product that comes in it; its picture leads to that product in that colour.'],
};
