/** The pages for contributors, first in the navigation. */
export const guidePages = {
  working: {
    href: '/docs/working',
    title: 'Working with this library',
    summary: 'How to add a component, review and test it, have its look approved, and where to find the rules.',
  },
  decisions: {
    href: '/docs/decisions',
    title: 'Decisions',
    summary: 'Why the shop is built as it is: the context of each decision, what was decided, and what it costs.',
  },
  rest: {
    href: '/docs/rest',
    title: 'REST calls',
    summary: 'Every REST call of the shop by module: its parameters, its response and its errors.',
  },
} as const;
