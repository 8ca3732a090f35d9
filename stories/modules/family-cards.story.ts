import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'family-cards'> = {
  uid: 'family-cards',
  component: 'FamilyCards',
  title: 'Family cards',
  summary: 'All sinks of the country by family: a card for each family that has a page, then the sinks that come in one size only.',
  variants: [
    { id: 'all', title: 'All sinks', data: { headline: 'Families', singles: 'Sinks in one size' } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: { headline: 'Küchenspülenproduktfamilien', singles: 'Einzelgrößenküchenspülen ohne Produktfamilie' },
    },
  ],
  keyboard: [{ keys: ['Tab'], effect: 'Moves from card to card' }],
  transcript: [
    { action: 'Next heading', heard: 'Families, heading level 2' },
    { action: 'Next heading', heard: 'Delta, link, heading level 3' },
  ],
  use: {
    do: ['Use it once, on the page that lists the families.'],
    dont: ['Do not use it beside a product list: both show the same sinks.'],
  },
  notes: [
    'Families and products come from the catalogue, the most popular first.',
    'A family without a page has no card: its sinks are listed below.',
  ],
};
