import type { ModuleStory } from './module-story.ts';

const of = (...ids: string[]) => ids.map((identifier) => ({ identifier }));

export const story: ModuleStory<'image-grid'> = {
  uid: 'image-grid',
  component: 'ImageGrid',
  title: 'Image grid',
  summary: 'Pictures in a carousel: one visible on phones, three from 834 px, four from 1194 px. To show all at once, use a gallery.',
  variants: [
    {
      id: 'kitchens',
      title: 'Kitchens, with a link',
      data: {
        headline: 'Steel in the kitchen',
        images: of(
          'kitchen-pale-wood',
          'kitchen-undermount-stone',
          'kitchen-marble-copper',
          'kitchen-family',
          'kitchen-small-flat',
          'kitchen-black-tap',
        ),
        button: { link: { page: 'sinks' }, text: 'See all sinks' },
      },
    },
    {
      id: 'products',
      title: 'Products, none of them cut',
      data: {
        headline: 'Six colours of granite',
        images: of(
          'delta-60-s-anthracite--front',
          'delta-60-s-black--front',
          'delta-60-s-espresso--front',
          'delta-60-s-pebble--front',
          'delta-60-s-sand--front',
          'delta-60-s-white--front',
        ),
        button: null,
      },
    },
    {
      id: 'few',
      title: 'All in sight',
      data: {
        headline: 'Ceramic in the kitchen',
        images: of('kitchen-north-light', 'kitchen-evening-lamp', 'kitchen-farmhouse-steel'),
        button: null,
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Edelstahlspülenoberflächenbeschichtungen',
        images: of('kanal-80-steel--front', 'kanal-80-gunmetal--front', 'kanal-80-brass--front', 'kanal-80-copper--front', 'kanal-80--top'),
        button: { link: { page: 'materials', hash: 'steel' }, text: 'Vakuumbeschichtungen im Vergleich ansehen' },
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to previous, next, then to the visible pictures' },
    { keys: ['Enter'], effect: 'On a button: moves the row by one picture. On a picture: opens the lightbox' },
    { keys: ['Esc'], effect: 'Closes the lightbox; the focus returns to the picture' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Steel in the kitchen, heading level 2' },
    { action: 'Tab', heard: 'Steel in the kitchen, carousel. Previous slide, button' },
    { action: 'Tab, Enter', heard: 'Next slide, button. Picture 2 of 6' },
    { action: 'Tab', heard: 'Picture 2 of 6, slide. Stainless steel bowl mounted under a dark stone worktop …, link' },
  ],
  use: {
    do: ['Show one kind of thing: kitchens, colours, surfaces.', 'Use it for pictures that supplement the content.'],
    dont: ['Do not use it for what everybody must see: most of it is out of view.', 'Do not use more than one on a page.'],
  },
  notes: [
    'It loops and has no autoplay (M-45). If all pictures are visible there are no buttons.',
    'Without script the row scrolls, and a picture is a link to its large version.',
  ],
};
