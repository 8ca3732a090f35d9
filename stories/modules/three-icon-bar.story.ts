import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'three-icon-bar'> = {
  uid: 'three-icon-bar',
  component: 'ThreeIconBar',
  title: 'Three icon bar',
  summary: 'Exactly three ways on, each with a drawing and a short label. Promises that lead nowhere are a USP teaser.',
  variants: [
    {
      id: 'usual',
      title: 'As usual',
      data: {
        label: 'Before you order',
        items: [
          { icon: 'ruler', label: 'Plan a sink', link: { page: 'planning' } },
          { icon: 'truck', label: 'Delivery and returns', link: { page: 'delivery' } },
          { icon: 'drainer', label: 'Compare materials', link: { page: 'materials' } },
        ],
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        label: 'Vor der Bestellung',
        items: [
          { icon: 'cut-out', label: 'Arbeitsplattenausschnitt messen', link: { page: 'planning', hash: 'worktop' } },
          { icon: 'weight', label: 'Quarzverbundwerkstoffe vergleichen', link: { page: 'materials' } },
          { icon: 'return', label: 'Rückgabebedingungen', link: { page: 'delivery' } },
        ],
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next region', heard: 'Before you order, region' },
    { action: 'Next link', heard: 'List, 3 items, Plan a sink, link' },
  ],
  use: {
    do: ['Two or three words a label.', 'Take drawings that say the same as the words.'],
    dont: ['Do not mix ways on and promises.', 'Do not set it twice on a page.'],
  },
  notes: ['Nothing in it reacts: it ships no script.'],
};
