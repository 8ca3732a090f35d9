import type { ModuleStory } from './module-story.ts';

const promises = {
  headline: 'What you can rely on',
  items: [
    {
      icon: 'ruler',
      title: 'Dimensions you can plan with',
      text: 'Cabinet width, cut-out, tap hole and reach are given for every model, in millimetres.',
    },
    { icon: 'truck', title: 'Delivery costs shown early', text: 'Cost and time are shown in your basket before you enter any details.' },
    {
      icon: 'warranty',
      title: 'Sinks guaranteed for 15 years',
      text: '5 years on taps. On top of your rights in law, with no registration.',
    },
    {
      icon: 'return',
      title: '30-day returns',
      text: 'If something does not fit, returning it is free, as long as it has not been installed.',
    },
    { icon: 'wrench', title: 'Spare parts', text: 'Strainer basket, waste kit and clamps, by model.' },
  ],
} as const;

const copy = { ...promises, items: promises.items.map((item) => ({ ...item })) };

export const story: ModuleStory<'usp-slider'> = {
  uid: 'usp-slider',
  component: 'UspSlider',
  title: 'USP slider',
  summary: 'Promises in a carousel that shows 1, 1, 2, 3 or 4 at a time. For up to four promises without a carousel, use a USP teaser.',
  variants: [
    { id: 'five', title: 'Five promises', data: copy },
    { id: 'three', title: 'Three, on soft ground', data: { ...copy, items: copy.items.slice(0, 3), ground: 'soft' } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Unterschrankbreitenangaben und mehr',
        items: [
          {
            icon: 'cut-out',
            title: 'Arbeitsplattenausschnittmaße',
            text: 'Ausschnittmaße und Unterschrankmindestbreiten stehen bei jedem Modell in Millimetern.',
          },
          {
            icon: 'pressure-low',
            title: 'Niederdruckarmaturen',
            text: 'Für drucklose Warmwasserspeicher: Ufer und Sacht, jeweils mit drei Anschlussschläuchen.',
          },
          {
            icon: 'warranty',
            title: '15 Jahre Herstellergarantie',
            text: 'Auf Spülen, zusätzlich zu den gesetzlichen Gewährleistungsrechten.',
          },
          { icon: 'return', title: '30 Tage Rückgaberecht', text: 'Ausgepackt ja, eingebaut nein: Wir holen die Ware kostenfrei ab.' },
          { icon: 'wrench', title: 'Ersatzteilversorgung', text: 'Ablaufgarnituren und Befestigungsklammern gibt es nach Modell.' },
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to previous and next' },
    { keys: ['Enter', 'Space'], effect: 'Moves the row by one promise' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'What you can rely on, heading level 2' },
    { action: 'Next region', heard: 'What you can rely on, carousel' },
    { action: 'Next line (Down arrow)', heard: '1 / 5, slide. Dimensions you can plan with, heading level 3' },
  ],
  use: {
    do: ['Put the most important promise first.', 'Name a number or a limit.'],
    dont: ['Do not put what nobody may miss in the fifth place.', 'Do not promise what the law grants anyway.'],
  },
  notes: ['It has no autoplay.', 'Without script the row scrolls, and there are no buttons.'],
};
