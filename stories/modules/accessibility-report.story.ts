import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'accessibility-report'> = {
  uid: 'accessibility-report',
  component: 'AccessibilityReport',
  title: 'Accessibility report',
  summary: 'The results of the last run of the accessibility tests, by type of check. The figures come from that run and cannot be edited.',
  variants: [
    { id: 'usual', title: 'As usual', data: { headline: 'What is tested' } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: { headline: 'Ergebnisse der Barrierefreiheitsprüfungen und Tastaturbedienungstests' },
    },
  ],
  keyboard: [],
  transcript: [{ action: 'Next heading', heard: 'What is tested, heading level 2' }],
  use: {
    do: ['Use it once, on the page about accessibility.'],
    dont: ['Do not copy its figures into running text: they are soon out of date.'],
  },
  notes: ['Not interactive: it ships no script.'],
};
