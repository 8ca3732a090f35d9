import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'three-icon-bar'> = {
  uid: 'three-icon-bar',
  component: 'ThreeIconBar',
  title: 'Three icon bar',
  summary: 'Exactly three links, each with an icon and a short label. For promises without links, use a USP teaser.',
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
    { action: 'Next link', heard: 'List with 3 items. Plan a sink, link' },
  ],
  use: {
    do: ['Use two or three words per label.', 'Use icons that say the same as the words.'],
    dont: ['Do not mix links and promises.', 'Do not use it twice on a page.'],
  },
  notes: ['Not interactive: it ships no script.'],
};
