import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'fold-out'> = {
  uid: 'fold-out',
  component: 'FoldOut',
  title: 'Fold-out',
  summary:
    'A long text that shows its first lines; one click expands it, another collapses it. For questions and answers, use an accordion.',
  variants: [
    {
      id: 'long-text',
      title: 'A long text',
      data: {
        headline: 'How a granite bowl is made',
        text: 'Our granite sinks are a composite of quartz and resin, cast in a mould. Bowl and drainer of a Delta are made in one piece, without a joint. The colour runs through the whole material.\n\nLimescale shows on dark colours, tea and coffee on light ones. Warm water with a dash of vinegar loosens limescale within a quarter of an hour.\n\nHot pans stand on a trivet. The tap hole of 35 mm is drilled before the sink leaves the house.',
      },
    },
    {
      id: 'short',
      title: 'A text that needs no button',
      data: { headline: 'How a granite bowl is made', text: 'A composite of quartz and resin, cast in a mould.' },
    },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Quarzverbundwerkstoffherstellung',
        text: 'Quarzverbundwerkstoffspülen entstehen aus Quarz und Harz in einer Gussform. Abtropfflächenrillen und Beckenböden sind ein Stück. Küchenarbeitsplattenausschnitte sägt man nach dem Ausschnittmaß des Datenblatts.\n\nKalkablagerungen lösen sich mit warmem Wasser und einem Spritzer Essig. Danach spült man klar nach und trocknet mit einem weichen Tuch.',
        lines: 2,
      },
    },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], effect: 'Expands or collapses the text' }],
  transcript: [
    { action: 'Next heading', heard: 'How a granite bowl is made, heading level 2' },
    { action: 'Read on (Down arrow)', heard: 'Our granite sinks are a composite of quartz and resin, cast in a mould. … (the whole text)' },
    { action: 'Tab to the button, Enter', heard: 'Show more, button, collapsed. Show less, expanded' },
  ],
  use: {
    do: ['Put the most important information first.'],
    dont: ['Do not hide a warning.', 'Do not collapse what all visitors need.'],
  },
  notes: ['The button is a native `details` element: it works without script.', 'In print the whole text is shown.'],
};
