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
    'Large pictures, one at a time, each with a caption. For headlines and buttons, use a stage slider; for several pictures at once, an image grid.',
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
    { keys: ['Tab'], effect: 'Moves to previous, next and, with autoplay, pause' },
    { keys: ['Enter', 'Space'], effect: 'Shows the previous or next picture; pauses or starts autoplay' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Three materials, heading level 2' },
    { action: 'Tab', heard: 'Three materials, carousel. Previous slide, button' },
    { action: 'Tab, Enter', heard: 'Next slide, button. Picture 2 of 3. Strom 80 in stainless steel, tap Welle in copper' },
  ],
  use: {
    do: ['State in each caption which product is shown and in which finish.', 'Start with the picture that also works on its own.'],
    dont: ['Do not place text over pictures.', 'Do not use autoplay beside text that people have to read.'],
  },
  notes: [
    'It loops (M-45). Autoplay pauses on hover, stops on keyboard focus, does not start under reduced motion, and has a pause button.',
    'Without script the row scrolls and snaps to each picture.',
    'A product is shown whole on its background; a room fills the frame.',
  ],
};
