import type { ModuleStory } from './module-story.ts';

const delta = {
  headline: 'Delta 60 S, part by part',
  text: 'Main bowl, half bowl and drainer, cast in one piece for cabinets from 60 cm.',
  image: { identifier: 'kitchen-granite-brass' },
  features: [
    { title: 'Main bowl', text: '365 × 400 mm, 200 mm deep: the pan soaks here.' },
    { title: 'Half bowl', text: '165 × 305 mm, 140 mm deep, for the salad meanwhile.' },
    { title: 'Drainer', text: '370 × 400 mm with nine grooves.' },
    { title: 'Tap hole', text: '35 mm, drilled in the rim behind the bowls.' },
  ],
};

export const story: ModuleStory<'feature-section'> = {
  uid: 'feature-section',
  component: 'FeatureSection',
  title: 'Feature section',
  summary: 'A product or topic in a wide picture, and its features below. For promises of the company, use a USP teaser.',
  variants: [
    { id: 'picture', title: 'With a picture', data: delta },
    {
      id: 'words',
      title: 'Words alone, three, on soft ground',
      data: { ...delta, image: null, features: delta.features.slice(0, 3), ground: 'soft' },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Edelstahlunterbauspülenmerkmale',
        text: null,
        image: { identifier: 'kitchen-undermount-stone' },
        features: [
          {
            title: 'Unterbauspülenhalteklammern',
            text: 'Sie halten das Becken unter der Arbeitsplattenunterseite, ringsum in gleichem Abstand.',
          },
          { title: 'Arbeitsplattenschnittkante', text: 'Sie bleibt sichtbar und muss durch und durch wasserfest sein.' },
        ],
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Delta 60 S, part by part, heading level 2' },
    { action: 'Next list', heard: 'List with 4 items' },
    { action: 'Next heading', heard: 'Main bowl, heading level 3' },
  ],
  use: {
    do: ['Give a measure for each feature.', 'Name what the picture shows.'],
    dont: ['Do not advertise: say what it does.', 'Do not repeat the headline in a feature.'],
  },
  notes: ['Not interactive: it ships no script.'],
};
