import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'privacy-settings'> = {
  uid: 'privacy-settings',
  component: 'PrivacySettings',
  title: 'Privacy settings',
  summary: 'Where visitors decide what may be loaded, purpose by purpose, and read what is kept of it and for how long.',
  variants: [
    { id: 'usual', title: 'As usual', data: { hasNecessary: true } },
    { id: 'headline', title: 'With a heading', data: { headline: 'What may we load?' } },
    { id: 'long', title: 'Long words', language: 'de', data: { hasNecessary: true } },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Goes to the list behind each purpose, to its answer, and to the three buttons.' },
    { keys: ['ArrowLeft', 'ArrowRight'], effect: 'On an answer: off or on.' },
    { keys: ['Enter'], effect: 'On a list: opens and closes it. On a button: keeps the decision.' },
  ],
  transcript: [
    { action: 'To the second purpose', heard: 'Recently viewed, heading level 2' },
    { action: 'Tab', heard: 'Services and storage period, collapsed' },
    { action: 'Tab', heard: 'Recently viewed, group. Off, radio button, checked, 1 of 2' },
    { action: 'Tab to the end', heard: 'Save selection, button' },
  ],
  use: {
    do: ['Place it once, on the page that the footer calls privacy settings.'],
    dont: ['Do not list cookies by hand: the list comes from the shop, and tests hold it against what happens.'],
  },
  notes: [
    'Off and on are as easy to press; nothing is preset where the country asks first.',
    'What is taken back ends at once: storage is cleared, and the page comes anew where something of others was loaded.',
    'Without script nothing of others is loaded; the lists can be read all the same.',
    'A purpose that this shop is not set up for is not shown: maps of Google without a key, statistics without a tag manager.',
  ],
};
