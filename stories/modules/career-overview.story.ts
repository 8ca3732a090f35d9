import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'career-overview'> = {
  uid: 'career-overview',
  component: 'CareerOverview',
  title: 'Career overview',
  summary:
    'The open jobs of one group, newest first, with tabs that have their own URLs and filters for location and field. Below them is the option to apply without an advertisement.',
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
    { keys: ['Tab'], effect: 'Moves from tab to tab, to the location and field filters, and to each job' },
    { keys: ['Enter'], effect: 'On a tab: shows its jobs. On a job: opens its description' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Choose a location or a field; the list updates at once and the focus stays' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Open positions, heading level 2' },
    { action: 'Tab', heard: 'Positions by group, navigation landmark. Professionals 20, link, current page' },
    { action: 'Choose Berlin as location', heard: '3 positions' },
    { action: 'Next heading', heard: 'Front-end developer, accessibility, link, heading level 3' },
    { action: 'Next line (Down arrow)', heard: 'Location: Paderborn or Berlin' },
  ],
  use: {
    do: ['Use it once, on the careers page.'],
    dont: ['Do not list jobs by hand beside it: they come from the jobs file.'],
  },
  notes: [
    'Tabs are links: they work without script, and Back returns to the previous tab. The URL of Professionals has no query.',
    'The filters are a plain form. With script each change is applied at once and announced once.',
    'Jobs are written in German and English; other languages show the English text, marked as English.',
    'A group without jobs says so. A job is listed up to and including its last day.',
    'Dates use the German format in all languages.',
  ],
};
