import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'select-simple'> = {
  uid: 'select-simple',
  component: 'SelectSimple',
  title: 'Select, simple',
  summary: 'A few answers, each with its own picture. For dependent questions, use the complex select.',
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
    { keys: ['Tab'], effect: 'Moves to the selected answer' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Selects the previous or next answer and shows its picture' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Three ways to fit a sink, heading level 2' },
    { action: 'Tab', heard: 'Three ways to fit a sink, grouping. From above, radio button, checked, 1 of 3' },
    { action: 'Down arrow', heard: 'Flush, radio button, checked, 2 of 3' },
    { action: 'Next graphic', heard: 'Stainless steel bowl set flush in pale ash …, graphic' },
  ],
  use: {
    do: ['Use pictures with the same subject and the same view.', 'Put the most common answer first.'],
    dont: ['Do not use it to sell: variants are selected on the product page.', 'Do not hide text behind an answer.'],
  },
  notes: ['Built with radio buttons and CSS only: it ships no script.', 'A picture is loaded when its answer is selected.'],
};
