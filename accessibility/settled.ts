import type { Result } from 'axe-core';

/** What axe could not decide and a person has: by rule and place, with the reason. An entry without reason does not exist. */
const settled: { rule: string; target: RegExp; because: string }[] = [
  {
    rule: 'color-contrast',
    target: /(?:\[data-variant="corner"\]|\._badge_\w+) > span$/,
    because:
      'The badge stands in the free corner of a product picture, whose ground is #ECEAE6 to the pixel: ink on it is 14.7:1, dimmed in the dark scheme 8.2:1.',
  },
  {
    rule: 'color-contrast',
    target: /(?:^|> )text(?:\[|$)|_dimensionText_|_number_/,
    because:
      'Words inside a drawing: axe does not look below SVG text. They are accent or ink on ground-soft, at least 6.4:1 in both schemes.',
  },
  {
    rule: 'color-contrast',
    target: /> \._count_\w+$/,
    because:
      'Numbers beside the kinds of results: a row that scrolls, of which axe cannot look at what is out of sight. Ink-soft on paper is 8.3:1.',
  },
  {
    rule: 'color-contrast',
    target: /^#_r_\w+_-t\d+$/,
    because:
      'Tabs beyond the edge of their scrolling row: axe cannot look at what is out of sight. They have the colours of the tabs in sight.',
  },
];

/** True when every element that axe left open was decided by name. */
export const isSettled = ({ id, nodes }: Result): boolean =>
  nodes.every(({ target }) => settled.some((entry) => entry.rule === id && entry.target.test(target.join(' '))));
