import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'spare-parts'> = {
  uid: 'spare-parts',
  component: 'SpareParts',
  title: 'Spare parts',
  summary: 'Finds the spare parts of a model by name or article number, with numbers and prices from the catalogue.',
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
    { keys: ['Tab'], effect: 'Moves to the field, to the button, then through all models' },
    { keys: ['Enter'], effect: 'In the field: shows the parts of the model' },
  ],
  transcript: [{ action: 'Tab', heard: 'Model or article number, combo box, editable, required' }],
  use: { do: ['Use it on a page of its own: the result is in its URL.'], dont: ['Do not list spare parts by hand beside it.'] },
  notes: [
    'Works without script: the result has its own URL, which can be shared.',
    'An article number is found with or without its dots, a name with or without hyphens.',
  ],
};
