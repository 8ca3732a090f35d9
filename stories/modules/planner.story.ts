import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'planner'> = {
  uid: 'planner',
  component: 'Planner',
  title: 'Planner',
  summary:
    'Cabinet, cut-out, worktop, mounting, tap hole and pressure go in; the sinks and taps that fit, the reason for every other one, and sets with their sum come out. For one sink alone its product page has the check of the cabinet.',
  variants: [
    {
      id: 'usual',
      title: 'As most kitchens are',
      data: {
        headline: 'What fits my kitchen?',
        text: 'Six answers are enough. Beside them stands at once what fits, and for everything else the reason.',
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Spülenunterschrankbreite und Arbeitsplattenausschnitt prüfen',
        text: 'Unterschrankbreite, Arbeitsplattenstärke und Warmwasserbereitung genügen. Daneben steht sofort, was passt.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Goes from question to question' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Choose another answer of a question; the result follows' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'What fits my kitchen?, heading level 2' },
    { action: 'Next field', heard: 'How wide is the cabinet?, group, 60 cm 7 sinks, radio button, checked, 4 of 6' },
    { action: 'Arrow down', heard: '80 cm 8 sinks, radio button, checked, 5 of 6' },
  ],
  use: {
    do: ['Put it on one page, before the guide that explains how to measure.'],
    dont: ['Do not write into its text how many products fit: that depends on the country and on the catalogue.'],
  },
  notes: [
    'The answers stand in the address of the page: a bookmark keeps them, and nothing is stored.',
    'It is a plain GET form: without script the button asks for the answer.',
    'Lists, menus and search count by the same rule.',
  ],
};
