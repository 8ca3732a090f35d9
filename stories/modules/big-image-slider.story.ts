import type { ModuleStory } from './module-story.ts';

const slides = [
  { image: { identifier: 'kitchen-garden' }, caption: 'Mole 60 and Düne, both in anthracite' },
  { image: { identifier: 'kitchen-marble-copper' }, caption: 'Strom 80 in stainless steel, tap Welle in copper' },
  { image: { identifier: 'kitchen-evening-lamp' }, caption: 'Hafen 60 in white, tap Bogen in matt black' },
];

export const story: ModuleStory<'big-image-slider'> = {
  uid: 'big-image-slider',
  component: 'BigImageSlider',
  title: 'Big image slider',
  summary:
    'Large pictures, one at a time, each with a line below. With headlines and buttons it is a stage slider; several at once are an image grid.',
  variants: [
    { id: 'usual', title: 'As usual', data: { headline: 'Three materials', slides } },
    { id: 'moving', title: 'By itself, every 4 s', data: { headline: 'Three materials', slides, autoplay: 4000 } },
    {
      id: 'one',
      title: 'One picture, no words',
      data: { headline: null, slides: [{ image: { identifier: 'kitchen-north-light' }, caption: null }] },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Granitverbundwerkstoffspülen unter Natursteinarbeitsplatten',
        slides: [
          {
            image: { identifier: 'kitchen-undermount-stone' },
            caption:
              'Lagune 50 in Edelstahl, von unten in eine Natursteinarbeitsplatte eingebaut; Einhandspültischarmatur Bogen P in Chrom mit ausziehbarer Brause',
          },
          { image: { identifier: 'kitchen-running-board' }, caption: 'Kiesel 45 mit Nussbaumschneidebrett Planke' },
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Previous, next and, where it moves by itself, pause' },
    { keys: ['Enter', 'Space'], effect: 'Shows the previous or next picture; stops or starts the motion' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Three materials, heading level 2' },
    { action: 'Tab', heard: 'Three materials, carousel. Previous picture, button' },
    { action: 'Tab, Enter', heard: 'Next picture, button. Strom 80 in stainless steel, tap Welle in copper' },
  ],
  use: {
    do: ['Say below each picture what is built in and in which finish.', 'Begin with the picture that may stand alone.'],
    dont: ['No words on pictures.', 'Do not let it move by itself beside text that is to be read.'],
  },
  notes: [
    'After the last comes the first (M-45). What moves by itself stops on focus, hover and reduced motion and has a pause button.',
    'Without script the row scrolls, and at each picture it stops.',
    'A product is shown whole on its ground; a room fills the frame.',
  ],
};
