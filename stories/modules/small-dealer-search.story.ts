import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'small-dealer-search'> = {
  uid: 'small-dealer-search',
  component: 'SmallDealerSearch',
  title: 'Small dealer search',
  summary:
    'The way to a dealer: the first five of the country, and the place of a map. It is a frame so far: the field for a place and the link to all dealers appear with the dealer page, the search and the map come later.',
  variants: [
    {
      id: 'usual',
      title: 'As usual',
      data: { headline: 'Dealers', text: 'They show sinks and taps in their rooms, and some of them install them.' },
    },
    { id: 'short', title: 'Without a text', data: { headline: 'Dealers', text: null } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Küchenfachgeschäfte mit Spülenausstellung',
        text: 'Für den Arbeitsplattenausschnitt nehmen sie die Unterbauspülenausschnittsschablone im Maßstab 1:1 mit.',
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Dealers, heading level 2' },
    { action: 'Next line', heard: 'List with 5 items' },
    { action: 'Next heading', heard: 'Tideline Taps and Sinks, heading level 3' },
    { action: 'Tab', heard: '+44 20 7946 0131, link' },
  ],
  use: {
    do: ['Say what a dealer does that the shop does not.'],
    dont: ['Do not use it where the country has no dealer: an empty list is no help.'],
  },
  notes: [
    'The dealers are those nearest to the middle of the country, until a visitor names a place.',
    'No map is asked for; the notice in its place says why, and leads to what is kept and loaded.',
    'Nothing in it reacts: it ships no script.',
  ],
};
