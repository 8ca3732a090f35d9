import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'form-success'> = {
  uid: 'form-success',
  component: 'FormSuccess',
  title: 'Form success',
  summary: 'Confirms that a form has arrived: who has received it in the visitor’s country, and what happens next.',
  variants: [
    {
      id: 'usual',
      title: 'As usual',
      data: {
        title: 'Undula {country} has your message',
        subtitle: 'We answer by email, from Monday to Friday.',
        text: 'Until then you may find what you need on the page about planning. If it is urgent, call us and name the article number.',
      },
    },
    {
      id: 'short',
      title: 'Without a text',
      data: { title: 'Undula {country} has your message', subtitle: 'We answer by email, from Monday to Friday.', text: null },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        title: 'Ersatzteilbestellungsanfrage bei Undula {country} eingegangen',
        subtitle: 'Unsere Siebkorbablaufgarniturenfachleute antworten Ihnen per E-Mail.',
        text: 'Halten Sie für Rückfragen die Artikelnummer bereit: Sie steht auf der Produktseite und in der Auftragsbestätigung.',
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Undula Germany has your message, heading level 2' },
    { action: 'Next line (Down arrow)', heard: 'We answer by email, from Monday to Friday.' },
  ],
  use: {
    do: ['Say who has it now, and how the answer will arrive.'],
    dont: ['Do not promise a time that nobody keeps.', 'Do not show it before the form was submitted.'],
  },
  notes: [
    'The name of the country is in the language of the text: Germany, Deutschland, Allemagne.',
    'The tick is hidden from screen readers: the title says the same.',
    'Not interactive: it ships no script.',
  ],
};
