import type { ModuleStory } from './module-story.ts';

const steel = {
  headline: 'Steel: 1 mm, brushed',
  text: 'Our steel sinks are formed from sheet 1 mm thick, which makes them the lightest: Lagune 50 weighs 4.7 kg.\n\nGood to know: fine marks are normal after a few weeks and even out with time.',
  image: { identifier: 'kitchen-pale-wood' },
  caption: 'Lagune 60 in stainless steel, tap Kante in matt black',
  imagePosition: 'start' as const,
  button: { link: { product: 'lagune-60' }, text: 'See Lagune 60' },
  secondImage: null,
};

export const story: ModuleStory<'text-media'> = {
  uid: 'text-media',
  component: 'TextMedia',
  title: 'Text media',
  summary:
    'A picture and its text, side by side from 834 px. For a kitchen with its products, use inspiration; for a picture alone, media.',
  variants: [
    { id: 'start', title: 'Picture at the start', data: steel },
    { id: 'end', title: 'Picture at the end, on a ground', data: { ...steel, imagePosition: 'end', ground: 'soft', button: null } },
    { id: 'second', title: 'With a second picture', data: { ...steel, secondImage: { identifier: 'lagune-60--detail' } } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        ...steel,
        headline: 'Edelstahlspülenoberflächenbehandlung',
        text: 'Gebrauchsspuren verteilen sich nach einigen Wochen gleichmäßig. Die Unterbauspülenbefestigungsklammern und das Dichtband liegen bei, ebenso die Ausschnittschablone.',
        caption: 'Lagune 60, flächenbündig in eine Eschenholzarbeitsplatte eingelassen',
        button: { link: { product: 'lagune-60' }, text: 'Edelstahlspülenabmessungen ansehen' },
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next graphic', heard: 'Stainless steel bowl set flush in pale ash with a square-edged matt black tap …, graphic' },
    { action: 'Next line (Down arrow)', heard: 'Lagune 60 in stainless steel, tap Kante in matt black' },
    { action: 'Next heading', heard: 'Steel: 1 mm, brushed, heading level 2' },
  ],
  use: {
    do: ['Say what the picture cannot show: weight, care, limits.', 'Alternate the sides from one section to the next.'],
    dont: ['Do not use more than three paragraphs.', 'Do not use a picture unrelated to the text.'],
  },
  notes: ['On phones the picture is above the text.', 'Not interactive: it ships no script.'],
};
