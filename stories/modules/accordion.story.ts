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
  summary: 'Titles that open one at a time. One long text that goes on is a fold-out; steps are a numbered list.',
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
    { keys: ['Enter', 'Space'], effect: 'Opens, closes; another one closes' },
    { keys: ['ArrowDown', 'ArrowUp'], effect: 'Moves to the next, the previous title, round the ends' },
    { keys: ['Home', 'End'], effect: 'Moves to the first, the last title' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Common questions, heading level 2' },
    { action: 'Tab', heard: 'Which sink fits my cabinet?, heading level 3, collapsed' },
    { action: 'Enter', heard: 'Expanded' },
  ],
  use: {
    do: ['Ask as a visitor would.', 'Mark as FAQ what is truly questions and answers.'],
    dont: ['Do not hide what all visitors need.', 'Do not mark two accordions of a page as FAQ.'],
  },
  notes: ['The browser’s own `details`: without script, too, only one is open.', 'On paper all are open.'],
};
