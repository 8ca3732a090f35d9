import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'career-overview'> = {
  uid: 'career-overview',
  component: 'CareerOverview',
  title: 'Career overview',
  summary:
    'All open jobs in three groups with their counts, the newest first; the application without an advertisement stands apart. It is a frame so far: the groups stand below each other, tabs come later.',
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
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Open positions, heading level 2' },
    { action: 'Next heading', heard: 'Professionals 3, heading level 3' },
    { action: 'Next heading', heard: 'Head of shipping, link, heading level 4' },
    { action: 'Next line', heard: 'Location: Paderborn' },
  ],
  use: {
    do: ['Use it once, on the page about working here.'],
    dont: ['Do not list jobs by hand beside it: they come from the file of jobs.'],
  },
  notes: [
    'Nothing in it reacts: it ships no script.',
    'Jobs are written in German and English; elsewhere they are shown in English and marked as such.',
    'A group without a job says so.',
    'Dates are written as in Germany, in every language.',
  ],
};
