import type { ModuleStory } from './module-story.ts';

const of = (...ids: string[]) => ids.map((identifier) => ({ identifier }));

export const story: ModuleStory<'gallery'> = {
  uid: 'gallery',
  component: 'Gallery',
  title: 'Gallery',
  summary:
    'Pictures as tiles, all in sight; a press enlarges. A row that moves is an image grid, one large picture with small ones stage thumbnails.',
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
    { keys: ['Tab'], effect: 'From tile to tile' },
    { keys: ['Enter'], effect: 'Opens the lightbox at this picture; right and left turn' },
    { keys: ['Esc'], effect: 'Closes it; the focus goes back to the tile' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Eight kitchens, heading level 2' },
    { action: 'Next line', heard: 'List, 8 items' },
    { action: 'Tab', heard: 'Garden kitchen in afternoon sun: dark granite sink with half bowl in larch, …, link' },
    { action: 'Enter', heard: 'Eight kitchens, dialog. Picture 1 of 8. Garden kitchen in afternoon sun …' },
    { action: 'Escape', heard: 'Garden kitchen in afternoon sun …, link' },
  ],
  use: {
    do: ['Take pictures that show more when they are large.', 'Fill the rows: four, eight or twelve.'],
    dont: ['Do not use it as a menu: a tile enlarges, it leads nowhere.', 'Do not mix rooms and cut-outs in one gallery.'],
  },
  notes: [
    'Before script, and without it, a tile is a link to the large picture (M-44).',
    'A press beside the picture, the button and Escape close. The lightbox comes with the first press.',
  ],
};
