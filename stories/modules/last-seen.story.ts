import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'last-seen'> = {
  uid: 'last-seen',
  component: 'LastSeen',
  title: 'Last seen',
  summary:
    'The products that a visitor looked at last, at most four, the latest first. They stay in the browser alone; nothing is shown where nothing is kept, so the examples here are empty until a product has been opened, and where consent is needed until it is given.',
  isEmptyAtFirst: true,
  variants: [
    { id: 'usual', title: 'As usual', data: { headline: 'Seen last' } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: { headline: 'Zuletzt angesehene Unterbauspülen und Niederdruckarmaturen' },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Seen last, heading level 2' },
    { action: 'Next heading', heard: 'Delta 60 S, link, heading level 3' },
    { action: 'Next line', heard: 'Anthracite' },
  ],
  use: {
    do: ['Put it below the first screen, after a row of products: it comes once script runs.'],
    dont: ['Do not use it as the only way to a product: a new visitor sees nothing.'],
  },
  notes: [
    'Of one product only the finish that was seen last is kept.',
    'A product that cannot be fetched, or is not sold any more, drops out without a word.',
    'A refusal of consent also forgets what was kept.',
  ],
};
