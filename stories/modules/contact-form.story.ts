import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'contact-form'> = {
  uid: 'contact-form',
  component: 'ContactForm',
  title: 'Contact form',
  summary: 'Writes to the house, with up to three files; beside it the phone. What else may be said opens below a line.',
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
    { action: 'Tab', heard: 'General enquiry, radio button, checked, 1 of 4' },
  ],
  use: {
    do: ['Say what we need to know for an answer.'],
    dont: ['Do not write phone number or address into the text: they stand there already, and change in one place.'],
  },
  notes: [
    'Phone, address and subjects are the house’s own: the same as in the footer and in the configuration of the form.',
    'Without script the same form is posted; refused, it comes back with what was typed.',
    'Its captcha is begun when somebody turns to the form, not before. With a key for reCAPTCHA a notice stands above the button until the visitor agrees, then a line that says so.',
  ],
};
