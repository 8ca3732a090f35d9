import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'spare-parts'> = {
  uid: 'spare-parts',
  component: 'SpareParts',
  title: 'Spare parts',
  summary: 'Finds the parts of a model by its name or an article number, with numbers and prices from the catalogue.',
  variants: [
    {
      id: 'usual',
      title: 'Before anything is asked',
      data: { headline: 'Spare parts', text: 'Whatever wears out can be replaced. Type the model, or choose it below.' },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Ersatzteile und Verschleißteilsätze',
        text: 'Niederdruckarmaturenkartuschen, Ablaufgarniturbefestigungen und mehr.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Goes to the field, the button, then through all models.' },
    { keys: ['Enter'], effect: 'In the field: shows the parts of the model.' },
  ],
  transcript: [{ action: 'Tab', heard: 'Model or article number, edit text, required' }],
  use: { do: ['Put it on a page of its own: its answer stands in the address.'], dont: ['Do not list parts by hand beside it.'] },
  notes: [
    'Works without script: the answer is a page of its own that can be sent as a link.',
    'A number is found with and without its dots, a name with and without hyphens.',
  ],
};
