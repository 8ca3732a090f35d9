import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'making-steps'> = {
  uid: 'making-steps',
  component: 'MakingSteps',
  title: 'Making steps',
  summary: 'How a sink is made, in two to four illustrated steps. For steps that visitors carry out, use a numbered list.',
  variants: [
    {
      id: 'granite',
      title: 'Granite',
      data: {
        headline: 'How a sink is made',
        steps: [
          { drawing: 'granite-mix', headline: 'Mix', text: 'Quartz, resin and colour become one mass. So the colour is everywhere.' },
          { drawing: 'granite-pour', headline: 'Pour', text: 'Bowl, drainer and rim come out of the mould together, without a joint.' },
          { drawing: 'granite-release', headline: 'Release', text: 'The sink leaves the mould in one piece.' },
          { drawing: 'granite-drill', headline: 'Drill', text: 'Where the sink has room for the tap, the 35 mm tap hole is drilled.' },
        ],
      },
    },
    {
      id: 'steel',
      title: 'Stainless steel',
      data: {
        headline: 'How a sink is made',
        text: 'The lightest of the three materials.',
        steps: [
          { drawing: 'steel-cut', headline: 'Cut', text: 'It begins with a sheet 1 mm thick.' },
          { drawing: 'steel-form', headline: 'Form', text: 'The sheet is formed into a bowl.' },
          { drawing: 'steel-edge', headline: 'Rim', text: 'The rim stays as thin as the sheet.' },
          { drawing: 'steel-brush', headline: 'Brush', text: 'Fine lines, all in one direction.' },
        ],
      },
    },
    {
      id: 'ceramic',
      title: 'Ceramic, three steps',
      data: {
        headline: 'How a sink is made',
        steps: [
          { drawing: 'ceramic-shape', headline: 'Shape', text: 'Fireclay becomes a sink with thick walls.' },
          { drawing: 'ceramic-dry', headline: 'Dry', text: 'It dries before it goes into the kiln.' },
          { drawing: 'ceramic-fire', headline: 'Fire', text: 'The pieces shrink as they are fired, each a little differently.' },
        ],
      },
    },
    {
      id: 'long',
      title: 'Long words, two steps',
      language: 'de',
      data: {
        headline: 'Keramikspülenherstellung',
        steps: [
          { drawing: 'ceramic-glaze', headline: 'Glasurauftragsverfahren', text: 'Die Glasur ist geschlossen und nimmt keine Farbe an.' },
          { drawing: 'ceramic-fire', headline: 'Hochtemperaturbrand', text: 'Dabei schwinden die Stücke, und jedes ein wenig anders.' },
        ],
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'How a sink is made, heading level 2' },
    { action: 'Next list', heard: 'List with 4 items. Mix, heading level 3' },
  ],
  use: {
    do: ['Name each step in one word and explain it in one sentence.'],
    dont: ['Do not describe in a step what the drawing does not show.', 'Do not give instructions: use a numbered list.'],
  },
  notes: ['The drawings are inline SVG in the colours of the page: no picture is loaded.', 'Not interactive: it ships no script.'],
};
