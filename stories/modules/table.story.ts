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
  summary: 'Several things by several properties. One thing alone is a list of facts; steps are a numbered list.',
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
    { keys: ['Tab'], effect: 'Reaches the table, so that it can be scrolled where it is wider than its place' },
    { keys: ['ArrowLeft', 'ArrowRight'], effect: 'Scrolls it sideways' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Three materials compared, heading level 2' },
    { action: 'Next table', heard: 'Sinks for cabinets from 60 cm, table, 4 rows, 5 columns' },
    { action: 'Cell below', heard: 'Delta 60 S, row header; Weight, kg, 13.2' },
  ],
  use: {
    do: ['Put the unit into the head of the column.', 'Let the first column name the row.'],
    dont: ['Do not set a page out with it.', 'Do not use it for one column: that is a list.'],
  },
  notes: ['It scrolls within its place, never the page.', 'Nothing in it reacts: it ships no script.'],
};
