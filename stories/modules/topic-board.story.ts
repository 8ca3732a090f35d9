import type { ModuleStory } from './module-story.ts';

const granite = {
  image: { identifier: 'delta-60-s--detail' },
  headline: 'Granite',
  text: 'Quartz and resin, cast in one piece. The colour runs right through.',
  link: { page: 'materials', hash: 'granite' },
};
const steel = {
  image: { identifier: 'lagune-60--detail' },
  headline: 'Stainless steel',
  text: '1 mm thick and brushed. A bowl weighs from 4.7 kg.',
  link: { page: 'materials', hash: 'steel' },
};
const ceramic = {
  image: { identifier: 'kontor-60--detail' },
  headline: 'Ceramic',
  text: 'Fireclay, fired and glazed. A sink weighs from 13.6 to 42 kg.',
  link: { page: 'materials', hash: 'ceramic' },
};
const brass = {
  image: { identifier: 'bogen-p--detail' },
  headline: 'Brass',
  text: 'The body of every tap. Over it lies the finish.',
  link: { page: 'materials', hash: 'brass' },
};

export const story: ModuleStory<'topic-board'> = {
  uid: 'topic-board',
  component: 'TopicBoard',
  title: 'Topic board',
  summary: 'Topics as tiles, each with a picture, a name and a line of text, linking to a page. For products to buy, use product cards.',
  variants: [
    {
      id: 'four',
      title: 'Four, with a link to all',
      data: {
        headline: 'What is a sink made of?',
        topics: [granite, steel, ceramic, brass],
        button: { link: { page: 'materials' }, text: 'Compare materials' },
      },
    },
    {
      id: 'three',
      title: 'Three, on a ground',
      data: { headline: 'Three materials', topics: [granite, steel, ceramic], button: null, ground: 'soft' },
    },
    { id: 'two', title: 'Two', data: { headline: 'The other two', topics: [steel, ceramic], button: null } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Spülenwerkstoffeigenschaften',
        topics: [
          {
            ...granite,
            headline: 'Quarzverbundwerkstoffspülen',
            text: 'Die Arbeitsplattenausschnittsmaße stehen bei jeder Spüle, ebenso Gewicht und Unterschrankmindestbreite.',
          },
          { ...steel, headline: 'Edelstahlspülenoberflächen', text: null },
          { ...ceramic, headline: 'Feuertonkeramikglasuren', text: 'Dickwandige Keramik, gebrannt und glasiert.' },
          { ...brass, headline: 'Messing', text: 'Der Armaturenkörper.' },
        ],
        button: null,
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'What is a sink made of?, heading level 2' },
    { action: 'Next heading', heard: 'Granite, heading level 3, link' },
    { action: 'Next line (Down arrow)', heard: 'Quartz and resin, cast in one piece. The colour runs right through.' },
  ],
  use: {
    do: ['Use one kind of picture for all tiles: surfaces, rooms or products.', 'Name the topic in a word or two.'],
    dont: ['Do not link to other websites: all tiles lead to our own pages.', 'Do not add “Read more”: the name is the link.'],
  },
  notes: [
    'The picture has an empty alt text, because the headline says the same.',
    'The number of columns follows the number of tiles, as with product cards; on phones the row scrolls sideways. It ships no script.',
  ],
};
