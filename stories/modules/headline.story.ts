import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'headline'> = {
  uid: 'headline',
  component: 'Headline',
  title: 'Headline',
  summary: 'A headline on its own; its section id is the anchor. With a text, use a section intro.',
  variants: [
    { id: 'section', title: 'Level 2', data: { headline: 'Sinks for cabinets from 60 cm', level: 2 } },
    { id: 'part', title: 'Level 3', data: { headline: 'With a drainer', level: 3 } },
    { id: 'long', title: 'Long words', language: 'de', data: { headline: 'Arbeitsplattenausschnittmaße für Unterbauspülen', level: 2 } },
  ],
  keyboard: [],
  transcript: [{ action: 'Next heading', heard: 'Sinks for cabinets from 60 cm, heading level 2' }],
  use: {
    do: ['Keep the order of the heading levels: 3 below 2.'],
    dont: [
      'Do not use it for large type: it is part of the outline of the page.',
      'Do not place it above a section that has its own headline.',
    ],
  },
  notes: ['Not interactive: it ships no script.'],
};
