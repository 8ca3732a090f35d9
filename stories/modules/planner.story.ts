import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'planner'> = {
  uid: 'planner',
  component: 'Planner',
  title: 'Planner',
  summary:
    'Asks for cabinet, cut-out, worktop, mounting, tap hole and pressure, and shows which sinks and taps fit, why the others do not, and sets with their total. To check a single sink, use the cabinet check on its product page.',
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
    { keys: ['Tab'], effect: 'Moves from question to question' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Selects another answer; the result is updated' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'What fits my kitchen?, heading level 2' },
    { action: 'Next form field', heard: 'How wide is the cabinet?, grouping. 60 cm 7 sinks, radio button, checked, 4 of 6' },
    { action: 'Down arrow', heard: '80 cm 8 sinks, radio button, checked, 5 of 6' },
  ],
  use: {
    do: ['Use it on one page, before the guide that explains how to measure.'],
    dont: ['Do not write into its text how many products fit: that depends on the country and the catalogue.'],
  },
  notes: [
    'The answers are in the URL of the page: it can be bookmarked, and nothing is stored.',
    'It is a plain GET form: without script the button submits the answers.',
    'Product lists, menus and search count by the same rule.',
  ],
};
