import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'fold-out'> = {
  uid: 'fold-out',
  component: 'FoldOut',
  title: 'Fold-out',
  summary: 'A long text whose first lines are in sight; a press shows the rest and takes it back. Questions and answers are an accordion.',
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
  keyboard: [{ keys: ['Enter', 'Space'], effect: 'Shows the rest, takes it back' }],
  transcript: [
    { action: 'Next heading', heard: 'How a granite bowl is made, heading level 2' },
    { action: 'Read on', heard: 'The whole text: nothing is hidden from a screen reader' },
    { action: 'Tab to the button, Enter', heard: 'Show more, collapsed; show less, expanded' },
  ],
  use: {
    do: ['Begin with what matters most.'],
    dont: ['Do not fold a warning away.', 'Do not fold what all visitors need: let it stand.'],
  },
  notes: ['The button is a browser’s own `details`: it works without script.', 'On paper all is shown.'],
};
