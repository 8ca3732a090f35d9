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
    'One large picture, and small ones below that choose it: for looks of one thing that are compared. Pictures of many things are a gallery.',
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
    { keys: ['Tab'], effect: 'The picture in sight, Enlarge, then each small picture' },
    { keys: ['Enter'], effect: 'On a small picture: shows it large. On the large one: opens the lightbox at it' },
    { keys: ['Esc'], effect: 'Closes the lightbox; the focus goes back to where it came from' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Six colours, cast right through, region. Delta 60 S in anthracite, three-quarter view, link' },
    { action: 'Tab three times', heard: 'Picture 2 of 6, link' },
    { action: 'Enter', heard: 'Picture 2 of 6, current. Delta 60 S in black, three-quarter view' },
  ],
  use: {
    do: ['Take the same view of each.', 'Say beside it what the pictures have in common.'],
    dont: ['Do not let it choose an article: that is done on the product page.', 'No more than six where they can be fewer.'],
  },
  notes: [
    'It is the gallery of a product page, with words beside it.',
    'Without script the small pictures are anchors that scroll the row, and a press opens the picture alone.',
  ],
};
