import type { ModuleStory } from './module-story.ts';

const materials = {
  headline: 'Materials',
  text: 'Three materials for sinks, one for taps. Each has a strength and a limit. Here are both.',
};

export const story: ModuleStory<'section-intro'> = {
  uid: 'section-intro',
  component: 'SectionIntro',
  title: 'Section intro',
  summary: 'A headline and its text; on content pages the title of the page, with jumps to the sections below.',
  variants: [
    {
      id: 'title',
      title: 'Title of a page with jumps',
      data: {
        ...materials,
        isPageTitle: true,
        jumps: [
          { section: 'granite', label: 'Granite' },
          { section: 'steel', label: 'Steel' },
          { section: 'ceramic', label: 'Ceramic' },
        ],
      },
    },
    { id: 'start', title: 'Within a page', data: materials },
    { id: 'center', title: 'Centred', data: { ...materials, alignment: 'center' } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Quarzverbundwerkstoffspülen',
        text: 'Unterschrankbreite, Arbeitsplattenausschnitt und Armaturenlochdurchmesser stehen bei jedem Modell.',
        jumps: [{ section: 'cut-out', label: 'Arbeitsplattenausschnitt' }],
      },
    },
  ],
  keyboard: [{ keys: ['Enter'], effect: 'On a jump: moves to its section' }],
  transcript: [
    { action: 'Next heading', heard: 'Materials, heading level 1' },
    { action: 'Next landmark', heard: 'On this page, navigation, list, 3 items, Granite, link' },
  ],
  use: {
    do: ['One title a page.', 'Jumps on pages that are longer than three windows.'],
    dont: ['Do not centre text of more than two lines.', 'Do not promise what the sections below do not hold.'],
  },
  notes: ['Jumps are anchors: they need no script.', 'Nothing in it reacts: it ships no script.'],
};
