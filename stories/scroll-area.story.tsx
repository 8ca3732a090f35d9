import type { ComponentProps } from 'react';
import { ScrollArea } from '#client/primitives/scroll-area/scroll-area.tsx';
import type { Story } from './story.ts';

type Props = Omit<ComponentProps<typeof ScrollArea>, 'children'> & { content: 'table' | 'drawing' | 'short'; maxWidth?: string };

const heads = ['Delta 60 S', 'Delta 45', 'Rund 50', 'Kanto 80', 'Linea 90'];
const rows = [
  ['Cabinet', '60 cm', '45 cm', '50 cm', '80 cm', '90 cm'],
  ['Material', 'Granite', 'Granite', 'Steel', 'Ceramic', 'Steel'],
  ['Outside', '1000 × 500 mm', '780 × 500 mm', '510 × 510 mm', '800 × 500 mm', '900 × 510 mm'],
  ['Depth', '200 mm', '190 mm', '180 mm', '220 mm', '200 mm'],
];
const cell = { padding: 'var(--space-3) var(--space-5) var(--space-3) 0', borderBlockEnd: 'var(--hairline) solid var(--line)' } as const;

const Table = ({ columns }: { columns: number }) => (
  <table style={{ inlineSize: 'max-content', minInlineSize: '100%', fontSize: 'var(--text-2)' }}>
    <thead>
      <tr>
        <th scope="col" style={cell}>
          Sink
        </th>
        {heads.slice(0, columns).map((head) => (
          <th key={head} scope="col" style={{ ...cell, fontWeight: 'var(--weight-strong)' }}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...values]) => (
        <tr key={name}>
          <th scope="row" style={{ ...cell, color: 'var(--ink-soft)' }}>
            {name}
          </th>
          {values.slice(0, columns).map((value, column) => (
            <td key={heads[column]} style={cell}>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Drawing = () => (
  <svg viewBox="0 0 1100 640" role="img" aria-label="Plan of a kitchen" style={{ inlineSize: '70rem', maxInlineSize: 'none' }}>
    <g fill="none" stroke="var(--ink)" strokeWidth="2">
      <path d="M20 20h1060v600H20zM20 220h760v400M140 220V20M300 220V20M520 220V20" />
      <rect x="330" y="60" width="160" height="110" rx="8" />
      <circle cx="410" cy="115" r="14" />
    </g>
    <path d="M20 250h500M20 240v20M520 240v20" fill="none" stroke="var(--accent)" strokeWidth="1.5" />
  </svg>
);

const contents = { table: <Table columns={5} />, drawing: <Drawing />, short: <Table columns={1} /> };

const Example = ({ content, maxWidth = content === 'short' ? '100%' : '34rem', ...props }: Props) => (
  <div style={{ inlineSize: maxWidth, maxInlineSize: '100%' }}>
    <ScrollArea {...props}>{contents[content]}</ScrollArea>
  </div>
);

const table = { label: 'Comparison of five sinks', content: 'table' } as const;

export const story: Story<Props> = {
  slug: 'scroll-area',
  title: 'Scroll area',
  group: 'Content',
  summary: 'A container that scrolls content that is wider than the page and must not wrap: wide tables, drawings.',
  component: Example,
  source: [{ file: 'src/client/primitives/scroll-area/scroll-area.tsx', name: 'ScrollArea' }],
  variants: [
    { id: 'table', title: 'Wide table', args: table },
    { id: 'drawing', title: 'Drawing', args: { label: 'Plan of the kitchen', content: 'drawing' } },
    { id: 'plain', title: 'Without shade', args: { ...table, edges: 'none' } },
    { id: 'whole', title: 'All in sight', args: { label: 'One sink', content: 'short' } },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves the focus to the region' },
    { keys: ['Left', 'Right'], effect: 'Scrolls it' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Comparison of five sinks, region' },
    { action: 'Right arrow', heard: 'Nothing: the content scrolls' },
    { action: 'Next line', heard: 'Table with 5 rows and 6 columns' },
  ],
  use: {
    do: ['Name the region after its content.', 'Prefer a layout that wraps if the content allows it.'],
    dont: [
      'Do not scroll running text sideways.',
      'Do not nest scroll areas.',
      'Do not turn off the shadow unless a cut-off row shows by itself that there is more.',
    ],
  },
  notes: [
    'Works without script: CSS paints the shadow that indicates hidden content, and it disappears at the end.',
    'Used by the tables of articles and the product comparison.',
    'In print everything is visible.',
  ],
  looks: [{ title: 'More content at the side', selector: '.area[data-edges="shade"]', example: 'table' }],
};
