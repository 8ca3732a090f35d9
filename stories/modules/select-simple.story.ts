import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'select-simple'> = {
  uid: 'select-simple',
  component: 'SelectSimple',
  title: 'Select, simple',
  summary: 'A few answers, each of which shows its picture. Questions that follow from each other are a complex select.',
  variants: [
    {
      id: 'mounting',
      title: 'Three answers',
      data: {
        headline: 'Three ways to fit a sink',
        text: 'How a sink is fitted decides which worktop it needs.',
        items: [
          { text: 'From above', image: { identifier: 'kitchen-granite-brass' } },
          { text: 'Flush', image: { identifier: 'kitchen-pale-wood' } },
          { text: 'Undermount', image: { identifier: 'kitchen-undermount-stone' } },
        ],
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Küchenarmaturenauslaufformen',
        items: [
          { text: 'Rundbogenauslauf mit Auszugsbrause', image: { identifier: 'bogen-p-brass--front' } },
          { text: 'Vierkantauslauf', image: { identifier: 'kante-chrome--front' } },
          { text: 'Spiralfederauslauf', image: { identifier: 'strahl-chrome--front' } },
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Reaches the chosen answer' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Chooses the one before, the one after; its picture comes with it' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Three ways to fit a sink, heading level 2' },
    { action: 'Tab', heard: 'Three ways to fit a sink, group, From above, radio button, checked, 1 of 3' },
    { action: 'Down arrow', heard: 'Flush, radio button, checked, 2 of 3' },
    { action: 'Next graphic', heard: 'Stainless steel bowl set flush in pale ash …, graphic' },
  ],
  use: {
    do: ['Let the pictures show the same from the same side.', 'Put the most usual answer first.'],
    dont: ['Do not sell with it: variants are chosen on the product page.', 'Do not hide text behind an answer.'],
  },
  notes: ['Radio buttons and styles alone: it ships no script and works without.', 'A picture is loaded when its answer is chosen.'],
};
