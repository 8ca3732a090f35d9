import type { ModuleStory } from './module-story.ts';

const materials = {
  headline: 'Materials',
  text: 'Three materials for sinks, one for taps. Each has a strength and a limit. Here are both.',
};

export const story: ModuleStory<'section-intro'> = {
  uid: 'section-intro',
  component: 'SectionIntro',
  title: 'Section intro',
  summary: 'A headline with text; on content pages the title of the page, with links to the sections below.',
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
  keyboard: [{ keys: ['Enter'], effect: 'On a section link: moves to its section' }],
  transcript: [
    { action: 'Next heading', heard: 'Materials, heading level 1' },
    { action: 'Next landmark', heard: 'On this page, navigation landmark. List with 3 items. Granite, link' },
  ],
  use: {
    do: ['Use one title per page.', 'Add section links to pages that are longer than three screens.'],
    dont: ['Do not centre text of more than two lines.', 'Do not promise what the sections below do not contain.'],
  },
  notes: ['Section links are anchors: they work without script.', 'Not interactive: it ships no script.'],
};
