import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'career-overview'> = {
  uid: 'career-overview',
  component: 'CareerOverview',
  title: 'Career overview',
  summary:
    'The open jobs of one group, the newest first, under tabs that are addresses; a place and a field narrow them. The application without an advertisement stands apart.',
  variants: [
    {
      id: 'usual',
      title: 'As usual',
      data: { headline: 'Open positions', text: 'Our house is in Paderborn. Places elsewhere are named with the job.' },
    },
    { id: 'short', title: 'Without a text', data: { headline: 'Open positions', text: null } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Stellenausschreibungen und Ausbildungsplatzangebote',
        text: 'Werkzeugmechanikauszubildende, Oberflächeningenieurinnen und Werkstudierende arbeiten in Paderborn.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'From tab to tab, to place and field, to each job' },
    { keys: ['Enter'], effect: 'On a tab shows its jobs, on a job opens its description' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Choose a place or a field; the jobs follow at once, the focus stays' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Open positions, heading level 2' },
    { action: 'Tab', heard: 'Positions by group, navigation, Professionals 20, link, current page' },
    { action: 'Choose Berlin as location', heard: '3 positions' },
    { action: 'Next heading', heard: 'Front-end developer, accessibility, link, heading level 3' },
    { action: 'Next line', heard: 'Location: Paderborn or Berlin' },
  ],
  use: {
    do: ['Use it once, on the page about working here.'],
    dont: ['Do not list jobs by hand beside it: they come from the file of jobs.'],
  },
  notes: [
    'Tabs are links: they work without script, and Back leads to the tab before. Professionals need no query.',
    'Place and field are a plain form. With script each choice is answered at once and said once.',
    'Jobs are written in German and English; elsewhere they are shown in English and marked as such.',
    'A group without a job says so. A job is listed through its last day.',
    'Dates are written as in Germany, in every language.',
  ],
};
