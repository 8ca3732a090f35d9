import type { ModuleStory } from './module-story.ts';

const werft = {
  image: { identifier: 'kitchen-north-light' },
  headline: 'Two bowls behind one front',
  text: 'Werft 80: ceramic, 796 mm wide. One bowl is for washing up, in the other the dishes drain.',
  measure: { centimetres: 80, label: '80 cm cabinet' },
  button: { link: { product: 'werft-80' }, text: 'See Werft 80' },
  secondButton: { link: { page: 'materials', hash: 'ceramic' }, text: 'More about ceramic' },
};
const mole = {
  image: { identifier: 'kitchen-garden' },
  headline: 'Sink and tap in one tone',
  text: 'Mole 60 and Düne, both in anthracite. Without a drainer more of the worktop stays free.',
  measure: { centimetres: 60, label: '60 cm cabinet' },
  button: { link: { product: 'mole-60' }, text: 'See Mole 60' },
  secondButton: null,
};

export const story: ModuleStory<'stage-slider'> = {
  uid: 'stage-slider',
  component: 'StageSlider',
  title: 'Stage slider',
  summary: 'The start of a page: large full-bleed pictures, each with text beside it. For pictures alone, use a big image slider.',
  variants: [
    { id: 'two', title: 'Two slides', data: { slides: [werft, mole], autoplay: 0 } },
    { id: 'moving', title: 'By itself, every 4 s', data: { slides: [werft, mole], autoplay: 4000 } },
    { id: 'one', title: 'One slide', data: { slides: [{ ...mole, measure: null }] } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        slides: [
          {
            image: { identifier: 'kitchen-undermount-stone' },
            headline: 'Unterbauspülen unter Natursteinarbeitsplatten',
            text: 'Lagune 50 wird von unten befestigt. Die Unterbauspülenbefestigungsklammern liegen bei, die Ausschnittschablone auch.',
            measure: { centimetres: 50, label: '50 cm Unterschrankmindestbreite' },
            button: { link: { product: 'lagune-50' }, text: 'Edelstahlunterbauspüle Lagune 50 ansehen' },
            secondButton: { link: { page: 'planning' }, text: 'Unterschrankmindestbreite prüfen' },
          },
          werft,
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to previous, next and, with autoplay, pause, then to the links of the visible slide' },
    { keys: ['Enter', 'Space'], effect: 'Shows the previous or next slide; pauses or starts autoplay' },
  ],
  transcript: [
    { action: 'Tab', heard: 'New and popular, carousel. Previous slide, button' },
    { action: 'Tab, Enter', heard: 'Next slide, button. 2 / 2. Sink and tap in one tone' },
    { action: 'Tab', heard: 'See Mole 60, link' },
  ],
  use: {
    do: [
      'Use it at the start of a page.',
      'Say in the headline what the picture shows.',
      'Show the measure where it matters for the choice.',
    ],
    dont: ['Do not place text over the picture.', 'Do not use it twice on a page.', 'Do not use more than five slides.'],
  },
  notes: [
    'At the start of a page the headline of the first slide is the h1.',
    'The first slide is plain HTML; without script the row scrolls (M-45).',
    'Autoplay pauses on hover, stops on keyboard focus, and does not start under reduced motion.',
  ],
};
