import type { ModuleStory } from './module-story.ts';

const of = (...ids: string[]) => ids.map((identifier) => ({ identifier }));

const six = {
  headline: 'Six colours, cast right through',
  text: 'Delta 60 S comes in anthracite, black, espresso, pebble, sand and white. The colour is that of the whole material, not a coat.',
  button: { link: { product: 'delta-60-s' }, text: 'See Delta 60 S' },
  images: of(
    'delta-60-s-anthracite--front',
    'delta-60-s-black--front',
    'delta-60-s-espresso--front',
    'delta-60-s-pebble--front',
    'delta-60-s-sand--front',
    'delta-60-s-white--front',
  ),
};

export const story: ModuleStory<'stage-thumbnails'> = {
  uid: 'stage-thumbnails',
  component: 'StageThumbnails',
  title: 'Stage thumbnails',
  summary:
    'One large picture with thumbnails that select it: for comparing versions of one thing. For pictures of different things, use a gallery.',
  variants: [
    { id: 'colours', title: 'Six of a kind', data: six },
    {
      id: 'end',
      title: 'Pictures at the end, on a ground',
      data: {
        headline: 'Brushed, then coated',
        text: 'Kanal 80 is 780 mm wide and weighs 9.2 kg.',
        button: null,
        images: of('kanal-80-steel--front', 'kanal-80-gunmetal--front', 'kanal-80-brass--front', 'kanal-80-copper--front', 'kanal-80--top'),
        imagePosition: 'end',
        ground: 'soft',
      },
    },
    {
      id: 'bare',
      title: 'Headline alone',
      data: {
        headline: 'Kontor 60',
        text: null,
        button: null,
        images: of('kontor-60-white--front', 'kontor-60--detail', 'kitchen-farmhouse-steel'),
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        ...six,
        headline: 'Quarzverbundwerkstoffspülenfarben',
        text: 'Küchenarbeitsplattenhersteller fräsen den Unterbauspülenausschnitt nach der Ausschnittschablone, die jeder Spüle beiliegt.',
        button: { link: { product: 'delta-60-s' }, text: 'Granitspülenoberflächen ansehen' },
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the visible picture, to “Enlarge”, then to each thumbnail' },
    { keys: ['Enter'], effect: 'On a thumbnail: shows its picture. On the large picture: opens the lightbox' },
    { keys: ['Esc'], effect: 'Closes the lightbox; the focus returns to where it was' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Six colours, cast right through, region. Delta 60 S in anthracite, three-quarter view, link' },
    { action: 'Tab three times', heard: 'Picture 2 of 6, link' },
    { action: 'Enter', heard: 'Delta 60 S in black, three-quarter view' },
  ],
  use: {
    do: ['Use the same view in every picture.', 'Describe beside it what the pictures have in common.'],
    dont: [
      'Do not use it to select an article: that is done on the product page.',
      'Do not use more than six pictures if fewer are enough.',
    ],
  },
  notes: [
    'It is the gallery of the product page with text beside it.',
    'Without script the thumbnails are anchors that scroll the row, and a click opens the picture on its own.',
  ],
};
