import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'headline'> = {
  uid: 'headline',
  component: 'Headline',
  title: 'Headline',
  summary: 'A headline that stands alone; its section id is the anchor. With a text it is a section intro.',
  variants: [
    { id: 'section', title: 'Level 2', data: { headline: 'Sinks for cabinets from 60 cm', level: 2 } },
    { id: 'part', title: 'Level 3', data: { headline: 'With a drainer', level: 3 } },
    { id: 'long', title: 'Long words', language: 'de', data: { headline: 'Arbeitsplattenausschnittmaße für Unterbauspülen', level: 2 } },
  ],
  keyboard: [],
  transcript: [{ action: 'Next heading', heard: 'Sinks for cabinets from 60 cm, heading level 2' }],
  use: {
    do: ['Keep the order of the levels: 3 below a 2.'],
    dont: ['Do not set it for large type: it is a place in the outline.', 'Do not set it above a section that has a headline of its own.'],
  },
  notes: ['Nothing in it reacts: it ships no script.'],
};
