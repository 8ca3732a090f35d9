import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'contact-form'> = {
  uid: 'contact-form',
  component: 'ContactForm',
  title: 'Contact form',
  summary: 'A contact form with up to three files and the phone number beside it. Optional fields expand below a line.',
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
    { action: 'Tab', heard: 'Topic, grouping. General enquiry, radio button, checked, 1 of 4' },
  ],
  use: {
    do: ['Say what we need to know to answer.'],
    dont: ['Do not write the phone number or address into the text: the module shows them, and they are maintained in one place.'],
  },
  notes: [
    'Phone, address and topics are company data: the same as in the footer and in the configuration of the form.',
    'Without script the same form is posted; if rejected, it comes back with the entered values.',
    'Its captcha starts when somebody focuses the form, not before. With a reCAPTCHA key, a notice above the button asks for consent first and is then replaced by the reCAPTCHA line.',
  ],
};
