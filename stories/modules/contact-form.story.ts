import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'contact-form'> = {
  uid: 'contact-form',
  component: 'ContactForm',
  title: 'Contact form',
  summary:
    'The ways in which the house is reached about a subject. It is a frame so far: it holds no form yet, but what works today, mails whose subject is filled in, and the phone.',
  variants: [
    {
      id: 'usual',
      title: 'As usual',
      data: { headline: 'Write to us', text: 'With the article number or the width of your cabinet, most answers are short.' },
    },
    { id: 'short', title: 'Without a text', data: { headline: 'Write to us', text: null } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Ersatzteil- und Siebkorbablaufgarniturenanfragen',
        text: 'Nennen Sie die Unterschrankbreite, die Arbeitsplattenstärke und die Artikelnummer der Einbauspüle.',
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Write to us, heading level 2' },
    { action: 'Next heading', heard: 'By email, heading level 3' },
    { action: 'Next line', heard: 'Opens your email program. The subject is already filled in.' },
    { action: 'Tab', heard: 'Product advice, link' },
  ],
  use: {
    do: ['Say what we need to know for an answer.'],
    dont: ['Do not write phone number or address into the text: they stand there already, and change in one place.'],
  },
  notes: [
    'Phone, address and subjects are the house’s own: the same as in the footer and in the configuration of the form.',
    'Nothing in it reacts: it ships no script.',
  ],
};
