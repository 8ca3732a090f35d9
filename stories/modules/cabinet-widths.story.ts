import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'cabinet-widths'> = {
  uid: 'cabinet-widths',
  component: 'CabinetWidths',
  title: 'Cabinet widths',
  summary:
    'The cabinet widths that the sinks need, side by side and to scale, with the number of sinks and the lowest price. All data comes from the catalogue.',
  variants: [
    {
      id: 'usual',
      title: 'As usual',
      data: {
        headline: 'Does it fit the cabinet?',
        text: 'All cabinets are drawn to one scale. The figures count the sinks that need this width. Narrower ones fit as well.',
        button: { link: { page: 'planning' }, text: 'Check your own measurements' },
      },
    },
    { id: 'bare', title: 'Drawings alone', data: { headline: 'Does it fit the cabinet?' } },
    { id: 'long', title: 'Long words', language: 'de', data: { headline: 'Unterschrankbreitenübersicht' } },
  ],
  keyboard: [{ keys: ['Tab'], effect: 'Moves from cabinet to cabinet' }],
  transcript: [
    { action: 'Next heading', heard: 'Does it fit the cabinet?, heading level 2' },
    { action: 'Next list', heard: 'List with 5 items. 45 cm 3 sinks from €189.00, link' },
  ],
  use: {
    do: ['Place it where people have not chosen yet: on the home page or above a product list.'],
    dont: ['Do not write widths, counts or prices into the text: they change with the catalogue.'],
  },
  notes: [
    'Each sink is counted once, in the narrowest cabinet that takes it; the list behind a cabinet shows all sinks that fit.',
    'Each cabinet shows the most popular sink that needs it.',
  ],
};
