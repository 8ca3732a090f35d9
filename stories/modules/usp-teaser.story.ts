import type { ModuleStory } from './module-story.ts';

const ruler = {
  icon: 'ruler' as const,
  title: 'Dimensions you can plan with',
  text: 'Cabinet width, cut-out, tap hole and reach are given for every model, in millimetres.',
};
const truck = {
  icon: 'truck' as const,
  title: 'Delivery costs shown early',
  text: 'Cost and time are shown in your basket before you enter any details.',
};
const shield = {
  icon: 'shield' as const,
  title: 'Sinks guaranteed for 15 years',
  text: '5 years on taps. On top of your rights in law, with no registration.',
};
const back = {
  icon: 'return' as const,
  title: '30-day returns',
  text: 'If something does not fit, returning it is free, as long as it has not been installed.',
};

export const story: ModuleStory<'usp-teaser'> = {
  uid: 'usp-teaser',
  component: 'UspTeaser',
  title: 'USP teaser',
  summary: 'Two to four promises side by side, each with an icon. For more, use a USP slider.',
  variants: [
    { id: 'four', title: 'Four promises', data: { headline: 'What you can rely on', items: [ruler, truck, shield, back] } },
    { id: 'three', title: 'Three', data: { headline: 'What you can rely on', items: [ruler, truck, shield] } },
    { id: 'two', title: 'Two, without a headline', data: { headline: null, items: [shield, back] } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Unterschrankbreitenangaben',
        items: [
          {
            icon: 'ruler',
            title: 'Arbeitsplattenausschnittmaße',
            text: 'Unterschrankmindestbreiten und Ausschnittmaße stehen bei jedem Modell.',
          },
          { icon: 'wrench', title: 'Ersatzteilversorgung', text: 'Ablaufgarnituren und Befestigungsklammern gibt es nach Modell.' },
        ],
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'What you can rely on, heading level 2' },
    { action: 'Next list', heard: 'List with 4 items. Dimensions you can plan with, heading level 3' },
  ],
  use: {
    do: ['Name a number or a limit.', 'Keep the texts similar in length.'],
    dont: ['Do not promise what the law grants anyway.', 'Do not add links: use a three icon bar.'],
  },
  notes: ['Not interactive: it ships no script.'],
};
