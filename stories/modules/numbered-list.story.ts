import type { ModuleStory } from './module-story.ts';

const measuring = {
  headline: 'Measure before you order',
  text: 'A folding rule and a pencil are enough.',
  items: [
    {
      headline: 'Measure the cabinet',
      text: 'Measure its outer width from side panel to side panel. This is the cabinet width that each sink names.',
      image: { identifier: 'kitchen-small-flat' },
    },
    {
      headline: 'Measure the worktop',
      text: 'Measure its depth from the wall to the front edge, and its thickness.',
      image: { identifier: 'lagune-60--top' },
    },
    {
      headline: 'Choose how it is fitted',
      text: 'From above fits every worktop. Undermount needs one that is waterproof throughout.',
      image: { identifier: 'kitchen-pale-wood' },
      secondImage: { identifier: 'kitchen-undermount-stone' },
      buttons: [{ link: { page: 'planning' as const }, text: 'Plan a sink' }],
    },
  ],
};

export const story: ModuleStory<'numbered-list'> = {
  uid: 'numbered-list',
  component: 'NumberedList',
  title: 'Numbered list',
  summary:
    'Steps whose order matters, each with a text and up to two pictures. If the order does not matter, use the list of a content section.',
  variants: [
    { id: 'pictures', title: 'With pictures', data: measuring },
    {
      id: 'words',
      title: 'Words alone',
      data: { headline: measuring.headline, items: measuring.items.map(({ headline, text }) => ({ headline, text })) },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Unterbauspülenmontage',
        text: 'Handschuhe, Silikondichtstoff und eine Wasserwaage bereitlegen.',
        items: [
          {
            headline: 'Arbeitsplattenausschnittschablone auflegen',
            text: 'Die Ausschnittschablone liegt jeder Spüle bei. Arbeitsplattenhinterkante und Schablonenmittellinie müssen parallel liegen.',
            image: { identifier: 'lagune-50--top' },
          },
          {
            headline: 'Halteklammern festschrauben',
            text: 'Die Unterbauspülenhalteklammern sitzen in gleichem Abstand rund um den Rand.',
            buttons: [{ link: { product: 'lagune-50' }, text: 'Lagune 50 ansehen' }],
          },
        ],
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Measure before you order, heading level 2' },
    { action: 'Next line (Down arrow)', heard: 'List with 3 items. 1, Measure the cabinet, heading level 3' },
    { action: 'Next link', heard: 'Plan a sink, link' },
  ],
  use: {
    do: ['Use one action per step, in the imperative.', 'Show what is hard to describe.'],
    dont: ['Do not number things that have no order.', 'Do not hide a warning in the last step.'],
  },
  notes: ['The number is a list marker and is announced as such.', 'Not interactive: it ships no script.'],
};
