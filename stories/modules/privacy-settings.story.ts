import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'privacy-settings'> = {
  uid: 'privacy-settings',
  component: 'PrivacySettings',
  title: 'Privacy settings',
  summary: 'The page where visitors decide what may be loaded, purpose by purpose, and read what is stored and for how long.',
  variants: [
    { id: 'usual', title: 'As usual', data: { hasNecessary: true } },
    { id: 'headline', title: 'With a heading', data: { headline: 'What may we load?' } },
    { id: 'long', title: 'Long words', language: 'de', data: { hasNecessary: true } },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the list of services of each purpose, to its answer, and to the three buttons' },
    { keys: ['ArrowLeft', 'ArrowRight'], effect: 'On an answer: selects Off or On' },
    { keys: ['Enter'], effect: 'On a list: expands or collapses it. On a button: saves the decision' },
  ],
  transcript: [
    { action: 'Move to the second purpose', heard: 'Recently viewed, heading level 2' },
    { action: 'Tab', heard: 'Services and storage period, button, collapsed' },
    { action: 'Tab', heard: 'Recently viewed, grouping. Off, radio button, checked, 1 of 2' },
    { action: 'Tab to the last button', heard: 'Save selection, button' },
  ],
  use: {
    do: ['Use it once, on the page that the footer calls privacy settings.'],
    dont: ['Do not list cookies by hand: the list comes from the shop, and tests compare it with actual behaviour.'],
  },
  notes: [
    'Off and On are equally easy to select; nothing is preselected if the country requires consent.',
    'Withdrawal takes effect at once: stored data is deleted, and the page reloads if third-party content was loaded.',
    'Without script no third-party content is loaded; the lists can still be read.',
    'A purpose that the shop is not configured for is not shown: Google Maps without a key, statistics without a tag manager.',
  ],
};
