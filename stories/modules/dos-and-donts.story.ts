import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'dos-and-donts'> = {
  uid: 'dos-and-donts',
  component: 'DosAndDonts',
  title: 'Dos and don’ts',
  summary: 'What a material tolerates and what harms it, in two short lists side by side.',
  variants: [
    {
      id: 'usual',
      title: 'With a remark and a link',
      data: {
        headline: 'What granite tolerates',
        text: 'Limescale shows on dark colours, tea and coffee on light ones.',
        dos: {
          headline: 'Tolerates',
          items: ['Warm water with a dash of vinegar, against limescale', 'The rough side of the sponge, in circles'],
        },
        donts: { headline: 'Does not tolerate', items: ['Hot pans without a trivet', 'Drain cleaners with caustic soda'] },
        button: { link: { page: 'materials', hash: 'care' }, text: 'Care compared' },
      },
    },
    {
      id: 'paper',
      title: 'Lists alone, on paper',
      data: {
        headline: 'What stainless steel tolerates',
        dos: { headline: 'Tolerates', items: ['Washing-up liquid and a soft cloth', 'Wiping along the brushing'] },
        donts: { headline: 'Does not tolerate', items: ['Steel wool', 'Chlorine cleaners'] },
        ground: 'paper',
      },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Oberflächenverträglichkeit',
        dos: { headline: 'Verträglichkeitsliste', items: ['Geschirrspülmittelverdünnungen'] },
        donts: { headline: 'Unverträglichkeitsliste', items: ['Natronlaugenabflussreiniger', 'Scheuermittelgranulat'] },
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Tolerates, heading level 3' },
    { action: 'Next list', heard: 'List with 2 items. Warm water with a dash of vinegar, against limescale' },
    { action: 'Next heading', heard: 'Does not tolerate, heading level 3' },
  ],
  use: {
    do: ['Keep each item to a few words.', 'Name things that people have at home.'],
    dont: ['Do not explain how to clean: use a text or a numbered list.'],
  },
  notes: ['The headings distinguish the lists; the icons only repeat it visually.', 'Not interactive: it ships no script.'],
};
