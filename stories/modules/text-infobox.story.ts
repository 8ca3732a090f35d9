import type { ModuleStory } from './module-story.ts';

const words = {
  headline: 'Measure before you order',
  text: 'Measure the width of the base cabinet outside, from side panel to side panel. This is the cabinet width that each sink names.\n\nThen measure inside: the bowl hangs between the side panels.',
};

export const story: ModuleStory<'text-infobox'> = {
  uid: 'text-infobox',
  component: 'TextInfobox',
  title: 'Text infobox',
  summary: 'A text to read, with documents to take along. With a picture it is text media; questions and answers are an accordion.',
  variants: [
    { id: 'text', title: 'A text', data: words },
    {
      id: 'downloads',
      title: 'With documents',
      data: {
        ...words,
        downloads: [
          {
            label: 'Data sheet Lagune 60',
            url: '/api/product/data-sheet.pdf?productKey=lagune-60&locale=en-GB',
            bytes: null,
          },
          {
            label: 'Data sheet Delta 60 S',
            url: '/api/product/data-sheet.pdf?productKey=delta-60-s&locale=en-GB',
            bytes: null,
          },
        ],
      },
    },
    {
      id: 'rich',
      title: 'Without headline, long text in HTML',
      data: {
        headline: null,
        markup: {
          html: '<h2>Care</h2><p>Wipe steel <strong>along the brushing</strong>.</p><ul><li>No steel wool</li><li>No chlorine cleaners</li></ul>',
        },
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Arbeitsplattenausschnitt',
        text: 'Quarzverbundwerkstoffspülen und Edelstahlunterbauspülen brauchen unterschiedliche Arbeitsplattenausschnitte. Maßgeblich ist die Ausschnittschablone, die jeder Spüle mit Ausschnitt beiliegt.',
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Measure before you order, heading level 2' },
    { action: 'Next link', heard: 'Data sheet Lagune 60, PDF, link' },
  ],
  use: {
    do: ['One subject a box.', 'Name in a label what is in the document.'],
    dont: ['Do not write new texts in HTML: it is for what an older system holds.', 'Do not put the page’s main way on into a download.'],
  },
  notes: ['A document without a label or an address is left out.', 'Nothing in it reacts: it ships no script.'],
};
