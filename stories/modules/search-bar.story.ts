import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'search-bar'> = {
  uid: 'search-bar',
  component: 'SearchBar',
  title: 'Search bar',
  summary: 'A search field within a page, for whoever has come to its end without finding. It leads to the results for the term.',
  variants: [
    { id: 'headline', title: 'With a headline', data: { headline: 'Looking for something else?' } },
    { id: 'plain', title: 'The field alone', data: { headline: null, hasHint: false } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: { headline: 'Ersatzteilnummer oder Siebkorbablaufgarnitur suchen' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Goes to the field, then to the button once something is typed.' },
    { keys: ['Enter'], effect: 'Leads to the results, from two characters on.' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Search, search field, required. Model, material, article number or topic' },
    { action: 'Type, then Tab', heard: 'Search, button' },
  ],
  use: {
    do: ['Put it where a page ends and may not have answered.'],
    dont: ['Do not put two of them on a page: the header has one already.'],
  },
  notes: [
    'Without script it is a plain GET form to the search page; with script it leads to the term’s own address.',
    'The button is disabled while the field is empty, once script runs.',
  ],
};
