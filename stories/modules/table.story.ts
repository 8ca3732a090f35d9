import type { ModuleStory } from './module-story.ts';

const sinks = {
  headline: 'Three materials compared',
  caption: 'Sinks for cabinets from 60 cm',
  columns: [
    { head: 'Sink' },
    { head: 'Material' },
    { head: 'Outside, mm', kind: 'number' },
    { head: 'Bowl depth, mm', kind: 'number' },
    { head: 'Weight, kg', kind: 'number' },
  ],
  rows: [
    ['Lagune 60', 'Stainless steel', '540 × 440', '200', '5.6'],
    ['Delta 60 S', 'Granite', '1000 × 500', '200', '13.2'],
    ['Hafen 60', 'Ceramic', '1000 × 510', '190', '24.2'],
  ],
  note: 'Ceramic may differ by a few millimetres after firing.',
} as const;

const copy = { ...sinks, columns: sinks.columns.map((column) => ({ ...column })), rows: sinks.rows.map((row) => [...row]) };

export const story: ModuleStory<'table'> = {
  uid: 'table',
  component: 'Table',
  title: 'Table',
  summary: 'Several things compared by several properties. For one thing, use a list of facts; for steps, a numbered list.',
  variants: [
    { id: 'numbers', title: 'With numbers', data: copy },
    {
      id: 'plain',
      title: 'Without headline and row heads',
      data: {
        headline: null,
        caption: 'What goes with what',
        columns: [{ head: 'Worktop' }, { head: 'Mounting' }],
        rows: [
          ['Any', 'From above'],
          ['Waterproof throughout, such as stone', 'Undermount'],
        ],
        hasRowHeads: false,
        note: null,
      },
    },
    {
      id: 'long',
      title: 'Long words, wider than a phone',
      language: 'de',
      data: {
        headline: 'Unterbauspülenausschnittmaße',
        caption: 'Ausschnittmaße der Unterbauspülen in Arbeitsplatten aus Naturstein',
        columns: [
          { head: 'Unterbauspüle' },
          { head: 'Unterschrankmindestbreite, cm', kind: 'number' },
          { head: 'Arbeitsplattenausschnitt, mm', kind: 'number' },
          { head: 'Ausschnitteckenradius, mm', kind: 'number' },
          { head: 'Gewicht, kg', kind: 'number' },
        ],
        rows: [
          ['Lagune 50', '50', '400 × 400', '15', '4,7'],
          ['Pier 50', '50', '440 × 370', '40', '13,6'],
          ['Strom 80', '80', '728 × 400', '15', '8,4'],
          ['Kanal 80', '80', '740 × 440', '10', '9,2'],
        ],
        note: 'Keramikspülen weichen durch das Brennen um wenige Millimeter ab: Ausschnitt erst anzeichnen, wenn die Spüle da ist.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves the focus to the table if it has to scroll' },
    { keys: ['ArrowLeft', 'ArrowRight'], effect: 'Scrolls it sideways' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Three materials compared, heading level 2' },
    { action: 'Next table', heard: 'Sinks for cabinets from 60 cm, table with 4 rows and 5 columns' },
    { action: 'Next row in the column “Weight, kg”', heard: 'Delta 60 S, row 3, 13.2' },
  ],
  use: {
    do: ['Put the unit into the column header.', 'Use the first column to name the row.'],
    dont: ['Do not use it for layout.', 'Do not use it for a single column: use a list.'],
  },
  notes: ['It scrolls within its container, never the page.', 'Not interactive: it ships no script.'],
};
