import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'accessibility-report'> = {
  uid: 'accessibility-report',
  component: 'AccessibilityReport',
  title: 'Accessibility report',
  summary: 'What the last run of the accessibility tests found, by kind of check. The numbers are those of the run, never an editor’s.',
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
    dont: ['Do not copy its numbers into running text: they are of yesterday at once.'],
  },
  notes: ['Nothing in it reacts: it ships no script.'],
};
