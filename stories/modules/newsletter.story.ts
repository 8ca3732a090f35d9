import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'newsletter'> = {
  uid: 'newsletter',
  component: 'Newsletter',
  title: 'Newsletter',
  summary:
    'Newsletter sign-up: asks for an email address, and says what is sent and how often. A confirmation email follows (double opt-in).',
  variants: [
    {
      id: 'usual',
      title: 'As usual',
      data: { headline: 'A newsletter, four times a year', text: 'New sinks and taps, and how they are made. Nothing else.' },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Küchenspülenneuheitenbenachrichtigung',
        text: 'Vier Mal im Jahr: neue Edelstahlspülen, Unterbauspülbecken und Niederdruckarmaturen.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the field, the button and the link to the privacy page' },
    { keys: ['Enter'], effect: 'In the field: submits the address' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Email address, edit, required' },
    { action: 'Tab', heard: 'Sign up, button' },
  ],
  use: {
    do: ['Say what the newsletter contains and how often it is sent.'],
    dont: ['Do not use it twice on a page.', 'Do not promise a discount for an address.'],
  },
  notes: [
    'A plain form that needs no script; the result is shown on a page of its own.',
    'If rejected, the entered address is shown again with the reason.',
    'It does not reveal whether an address has already subscribed.',
  ],
};
