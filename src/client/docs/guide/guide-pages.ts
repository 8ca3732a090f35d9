/** The pages for contributors, first in the navigation. */
export const guidePages = {
  working: {
    href: '/docs/working',
    title: 'Working with this library',
    summary: 'How a component comes about, how it is looked at, measured and approved, and where the rules stand.',
  },
  decisions: {
    href: '/docs/decisions',
    title: 'Decisions',
    summary: 'Why the house is built as it is: what was at stake, what was decided, and what it costs.',
  },
  rest: {
    href: '/docs/rest',
    title: 'REST calls',
    summary: 'Every call of the shop by room: what it takes, what it answers, what it refuses.',
  },
} as const;
