import type { ModuleStory } from './module-story.ts';

const words = {
  headline: 'Measure before you order',
  text: 'Measure the width of the base cabinet outside, from side panel to side panel. This is the cabinet width that each sink names.\n\nThen measure inside: the bowl hangs between the side panels.',
};

export const story: ModuleStory<'text-infobox'> = {
  uid: 'text-infobox',
  component: 'TextInfobox',
  title: 'Text infobox',
  summary: 'A text to read, with documents to download. With a picture, use text media; for questions and answers, an accordion.',
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
    do: ['Cover one subject per box.', 'Say in the label what the document contains.'],
    dont: [
      'Do not write new texts in HTML: that is for texts from an older system.',
      'Do not hide the main next step of the page in a download.',
    ],
  },
  notes: ['A document without a label or a URL is left out.', 'Not interactive: it ships no script.'],
};
