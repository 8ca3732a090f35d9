import type { ModuleStory } from './module-story.ts';

const of = (...ids: string[]) => ids.map((identifier) => ({ identifier }));

export const story: ModuleStory<'gallery'> = {
  uid: 'gallery',
  component: 'Gallery',
  title: 'Gallery',
  summary:
    'Pictures as tiles, all of them visible; a click enlarges. For a row that moves, use an image grid; for one large picture with thumbnails, stage thumbnails.',
  variants: [
    {
      id: 'kitchens',
      title: 'Kitchens',
      data: {
        headline: 'Eight kitchens',
        images: of(
          'kitchen-garden',
          'kitchen-north-light',
          'kitchen-marble-copper',
          'kitchen-pale-wood',
          'kitchen-evening-lamp',
          'kitchen-black-tap',
          'kitchen-walnut-brass',
          'kitchen-small-flat',
        ),
      },
    },
    {
      id: 'products',
      title: 'Products and surfaces, on a ground',
      data: {
        headline: 'Delta 60 S in three colours',
        images: of('delta-60-s-anthracite--front', 'delta-60-s-sand--front', 'delta-60-s-white--front', 'delta-60-s--detail'),
        ground: 'soft',
      },
    },
    {
      id: 'bare',
      title: 'Without a heading',
      data: { headline: null, images: of('kitchen-family', 'kitchen-farmhouse-steel', 'kitchen-below-window') },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Quarzverbundwerkstoffspülen mit Abtropfflächenrillen',
        images: of('delta-60-s--detail', 'delta-45--detail', 'delta-80--detail', 'mole-60--detail'),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves from tile to tile' },
    { keys: ['Enter'], effect: 'Opens the lightbox at this picture; Left and Right change the picture' },
    { keys: ['Esc'], effect: 'Closes the lightbox; the focus returns to the tile' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Eight kitchens, heading level 2' },
    { action: 'Next line (Down arrow)', heard: 'List with 8 items' },
    { action: 'Tab', heard: 'Garden kitchen in afternoon sun: dark granite sink with half bowl in larch, …, link' },
    { action: 'Enter', heard: 'Eight kitchens, dialog. Picture 1 of 8. Garden kitchen in afternoon sun …' },
    { action: 'Escape', heard: 'Garden kitchen in afternoon sun …, link' },
  ],
  use: {
    do: ['Use pictures that show more when enlarged.', 'Fill the rows: use four, eight or twelve pictures.'],
    dont: ['Do not use it as a menu: a tile enlarges, it does not navigate.', 'Do not mix rooms and product cut-outs in one gallery.'],
  },
  notes: [
    'Before and without script a tile is a link to the large picture (M-44).',
    'A click beside the picture, the button or Escape closes the lightbox. It is loaded on the first click.',
  ],
};
