import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'small-dealer-search'> = {
  uid: 'small-dealer-search',
  component: 'SmallDealerSearch',
  title: 'Small dealer search',
  summary:
    'The way to a dealer: a place is asked for, the five nearest dealers are leafed through as cards, and the one that is looked at is chosen on the map beside them.',
  variants: [
    {
      id: 'usual',
      title: 'As usual',
      data: { headline: 'Dealers', text: 'They show sinks and taps in their rooms, and some of them install them.' },
    },
    { id: 'short', title: 'Without a text', data: { headline: 'Dealers', text: null } },
    {
      id: 'towns',
      title: 'As a list of towns',
      data: { headline: 'See them before you order', text: 'These showrooms have our sinks and taps on display.', shape: 'towns' },
    },
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
  keyboard: [
    { keys: ['Tab', 'Enter'], effect: 'In the list of towns: to a dealer, and to its page' },
    { keys: ['Enter'], effect: 'In the field: finds the nearest dealers' },
    { keys: ['Tab'], effect: 'To the field, its cross, the cards, the map and its pins' },
    { keys: ['Enter', 'Space'], effect: 'On previous and next: looks at another dealer, around either end; on a pin: at that dealer' },
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], effect: 'On the map: move it' },
    { keys: ['+', '-'], effect: 'On the map: nearer and further away' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Dealers, heading level 2' },
    { action: 'Type Leeds, press Enter', heard: 'The 5 nearest dealers to Leeds' },
    { action: 'Next group', heard: '1 / 5, dealer' },
    { action: 'Press Next dealer', heard: '2 / 5, dealer' },
  ],
  use: {
    do: ['Say what a dealer does that the shop does not.'],
    dont: ['Do not use it where the country has no dealer: an empty list is no help.'],
  },
  notes: [
    'As a list it names one dealer of each of the six towns of the country that have most, and ships no script.',
    'The dealers are those nearest to the middle of the country, until a visitor names a place.',
    'The map is the shop’s own and asks nobody else. It is fetched when its place comes near; the cards say all that it shows.',
    'Without script the place leads to the dealer page, and the row of cards scrolls.',
    'Whether a dealer is open is said by script alone, for the page is the same for everybody at any time.',
  ],
};
