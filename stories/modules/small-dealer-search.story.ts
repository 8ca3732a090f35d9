import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'small-dealer-search'> = {
  uid: 'small-dealer-search',
  component: 'SmallDealerSearch',
  title: 'Small dealer search',
  summary:
    'Finds dealers near a place: the five nearest are shown as cards, one at a time, and the current one is selected on the map beside them.',
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
    { keys: ['Tab', 'Enter'], effect: 'In the list of towns: moves to a dealer and opens its page' },
    { keys: ['Enter'], effect: 'In the field: finds the nearest dealers' },
    { keys: ['Tab'], effect: 'Moves to the field, its clear button, the cards, the map and its pins' },
    { keys: ['Enter', 'Space'], effect: 'On previous and next: shows another dealer, wrapping around; on a pin: shows that dealer' },
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], effect: 'On the map: pans it' },
    { keys: ['+', '-'], effect: 'On the map: zooms in or out' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Dealers, heading level 2' },
    { action: 'Type Leeds, press Enter', heard: 'The 5 nearest dealers to Leeds (polite)' },
    { action: 'Next group', heard: '1 / 5, dealer' },
    { action: 'Activate “Next dealer”', heard: '2 / 5, dealer' },
  ],
  use: {
    do: ['Say what a dealer offers that the shop does not.'],
    dont: ['Do not use it if the country has no dealers: an empty list does not help.'],
  },
  notes: [
    'The list of towns names one dealer in each of the six towns with the most dealers, and ships no script.',
    'Until a visitor enters a place, it shows the dealers nearest to the centre of the country.',
    'The map is the shop’s own and makes no third-party requests. It is loaded when it comes near the viewport; the cards contain everything it shows.',
    'Without script the form leads to the dealer page, and the row of cards scrolls.',
    'Opening status is added by script only, because the HTML is the same for everybody at any time.',
  ],
};
