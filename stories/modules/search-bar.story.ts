import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'search-bar'> = {
  uid: 'search-bar',
  component: 'SearchBar',
  title: 'Search bar',
  summary: 'A search field within a page, for visitors who have not found what they need. It leads to the search results.',
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
    { keys: ['Tab'], effect: 'Moves to the field, then to the button once something is typed' },
    { keys: ['Enter'], effect: 'Opens the results, from two characters on' },
  ],
  transcript: [
    { action: 'Tab', heard: 'search landmark. Search, edit, required, Model, material, article number or topic' },
    { action: 'Type, then Tab', heard: 'Search, button' },
  ],
  use: {
    do: ['Place it at the end of a page that may not have answered the question.'],
    dont: ['Do not use it twice on a page: the header already has one.'],
  },
  notes: [
    'Without script it is a plain GET form to the search page; with script it opens the URL of the search term.',
    'With script the button is disabled while the field is empty.',
  ],
};
