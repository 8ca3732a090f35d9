import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'last-seen'> = {
  uid: 'last-seen',
  component: 'LastSeen',
  title: 'Last seen',
  summary:
    'The products that a visitor viewed last, at most four, the latest first. They are stored in the browser only; without stored products nothing is rendered, so the examples here are empty until a product has been opened and, if required, consent given.',
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
    { action: 'Next line (Down arrow)', heard: 'Anthracite' },
  ],
  use: {
    do: ['Place it below the first screen, after a row of products: it appears once script runs.'],
    dont: ['Do not use it as the only way to a product: new visitors see nothing.'],
  },
  notes: [
    'For each product only the finish viewed last is stored.',
    'A product that cannot be loaded, or is no longer sold, is left out.',
    'Rejecting consent also deletes what was stored.',
  ],
};
