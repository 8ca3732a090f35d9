import type { ModuleStory } from './module-story.ts';

const scope = {
  headline: 'What comes with a sink',
  text: 'Everything that is needed to fit it, but for the trap: that belongs to the house.',
  list: [
    'Waste kit of 90 mm with strainer basket and overflow',
    'Fixing clamps and sealing tape',
    'Cut-out template',
    'Fitting and care instructions',
  ],
  listMark: 'check' as const,
  image: { identifier: 'delta-60-s--top' },
  caption: 'Delta 60 S in anthracite',
  imagePosition: 'start' as const,
  button: { link: { page: 'sinks' as const }, text: 'See all sinks' },
  secondButton: { link: { page: 'planning' as const }, text: 'Plan a sink' },
};

export const story: ModuleStory<'content-section'> = {
  uid: 'content-section',
  component: 'ContentSection',
  title: 'Content section',
  summary: 'A picture on one side; text, a list and up to two buttons on the other. Without a list and buttons, use text media.',
  variants: [
    { id: 'start', title: 'Picture at the start', data: scope },
    {
      id: 'end',
      title: 'Picture at the end, on soft ground',
      data: { ...scope, list: [], caption: null, imagePosition: 'end', secondButton: null, ground: 'soft' },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Quarzverbundwerkstoffspülenzubehör',
        text: 'Zum Lieferumfang gehören Ablaufgarnitur, Befestigungsklammern und Arbeitsplattenausschnittschablone.',
        list: ['Ablaufgarnitur mit Edelstahlsiebkörbchen', 'Arbeitsplattenkantenversiegelungsanleitung', 'Befestigungsklammern'],
        image: { identifier: 'kitchen-terracotta-sand' },
        imagePosition: 'start',
        button: { link: { page: 'accessories' }, text: 'Küchenspülenzubehör ansehen' },
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'What comes with a sink, heading level 2' },
    { action: 'Next list', heard: 'List with 4 items. Waste kit of 90 mm with strainer basket and overflow' },
    { action: 'Next link', heard: 'See all sinks, link' },
  ],
  use: {
    do: ['Use ticks for what is included.', 'Show in the picture what the text is about.'],
    dont: ['Do not put sentences of three lines into the list.', 'Do not use two buttons with the same target.'],
  },
  notes: ['Not interactive: it ships no script.'],
};
