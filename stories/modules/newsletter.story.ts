import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'newsletter'> = {
  uid: 'newsletter',
  component: 'Newsletter',
  title: 'Newsletter',
  summary: 'Asks for an address of mail, and says before what comes and how often. A mail asks once more before anything is sent.',
  variants: [
    {
      id: 'usual',
      title: 'As usual',
      data: { headline: 'Four letters a year', text: 'New sinks and taps, and how they are made. Nothing else.' },
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
    { keys: ['Tab'], effect: 'Goes to the field, the button and the link to the privacy page.' },
    { keys: ['Enter'], effect: 'In the field: sends the address.' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Email, edit text, required' },
    { action: 'Tab', heard: 'Subscribe to the newsletter, button' },
  ],
  use: {
    do: ['Say what the letters bring and how many there are.'],
    dont: ['Do not put two of them on a page.', 'Do not promise a discount for an address.'],
  },
  notes: [
    'A plain form without any script; what came of it is said on a document of its own.',
    'What was typed and refused stands there again, with the reason.',
    'Nobody learns from it whether an address has the newsletter already.',
  ],
};
