import type { ModuleStory } from './module-story.ts';

const questions = {
  headline: 'Common questions',
  items: [
    {
      title: 'Which sink fits my cabinet?',
      text: 'What counts is the width of the base cabinet. Each sink names it, and the list can be filtered by it.',
    },
    { title: 'Is the waste kit included?', text: 'Yes: waste kit with strainer basket, overflow and fixings. The trap is not included.' },
    { title: 'Can I return a sink that I have unpacked?', text: 'Yes, within 30 days, as long as it was not installed.' },
  ],
};

export const story: ModuleStory<'accordion'> = {
  uid: 'accordion',
  component: 'Accordion',
  title: 'Accordion section',
  summary: 'Titles that expand one at a time. To shorten one long text, use a fold-out; for steps, a numbered list.',
  variants: [
    { id: 'headline', title: 'With a headline', data: questions },
    { id: 'plain', title: 'Without a headline', data: { ...questions, headline: null } },
    { id: 'faq', title: 'Questions for search engines, too', data: { ...questions, isFaq: true } },
    {
      id: 'long',
      title: 'Long words',
      language: 'de',
      data: {
        headline: 'Unterschrankbreitenfragen',
        items: [
          {
            title: 'Welche Unterschrankmindestbreite braucht eine Quarzverbundwerkstoffspüle?',
            text: 'Die Unterschrankmindestbreite steht bei jeder Spüle. Bei Spülen mit Abtropffläche muss nur das Becken in den Unterschrank passen.',
          },
          { title: 'Arbeitsplattenausschnittschablone', text: 'Sie liegt jeder Spüle bei, die einen Ausschnitt braucht.' },
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], effect: 'Expands or collapses a section; expanding one collapses the one that was open' },
    { keys: ['ArrowDown', 'ArrowUp'], effect: 'Moves the focus to the next or previous title, wrapping around at the ends' },
    { keys: ['Home', 'End'], effect: 'Moves the focus to the first or last title' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Common questions, heading level 2' },
    { action: 'Tab', heard: 'Which sink fits my cabinet?, heading level 3, button, collapsed' },
    { action: 'Enter', heard: 'Expanded' },
  ],
  use: {
    do: ['Phrase questions as visitors would.', 'Mark it as FAQ only if it contains real questions and answers.'],
    dont: ['Do not hide what all visitors need.', 'Do not mark two accordions on one page as FAQ.'],
  },
  notes: ['Built on native `details` elements: also without script only one is open at a time.', 'In print all sections are expanded.'],
};
