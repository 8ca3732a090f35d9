import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'family-comparison'> = {
  uid: 'family-comparison',
  component: 'FamilyComparison',
  title: 'Family: how they differ',
  summary:
    'The sizes of a family drawn from above to one scale, and a table of the facts that differ. Products of several families are compared at /compare.',
  variants: [
    { id: 'three', title: 'Three sizes', data: { headline: 'How they differ', family: 'delta' } },
    { id: 'two', title: 'Two sizes', data: { headline: 'How they differ', family: 'lagune' } },
    { id: 'long', title: 'Long words', language: 'de', data: { headline: 'Unterschiede der Unterschrankmindestbreiten', family: 'delta' } },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the scrollable table, then to each link' },
    { keys: ['ArrowLeft', 'ArrowRight'], effect: 'Scrolls the table if it does not fit' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'How they differ, heading level 2' },
    { action: 'Next graphic', heard: 'Delta 45 from above, 780 × 500 mm, graphic' },
    { action: 'Next table', heard: 'Table with 4 columns' },
  ],
  use: { do: ['Use it on the page of the family.'], dont: ['Do not use it for products that only go together: use product cards.'] },
  notes: [
    'The same table as on the comparison page: it scrolls within its container, and the row headers stay visible.',
    'Rows that are the same for all sizes are in the module for shared facts.',
    'Prices are those of the country at the time of the request.',
  ],
};
