import type { ReactNode } from 'react';
import { Cell, Grid } from '#client/primitives/grid/grid.tsx';
import { HeadRow } from '#client/primitives/grid/head-row.tsx';
import { Register } from '#client/primitives/grid/register.tsx';
import { Split } from '#client/primitives/grid/split.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Picture } from '#client/primitives/picture/picture.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { samplePicture } from './sample-picture.ts';
import type { Story } from './story.ts';

type Pattern = 'columns' | 'parts' | 'head-row' | 'register' | 'split' | 'split-end' | 'split-two' | 'stage';
type Props = { pattern: Pattern };

const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
// Small numbers: twelve columns also fit half a page.
const fill = {
  paddingBlock: 'var(--space-3)',
  background: 'var(--ground-soft)',
  fontSize: 'var(--text-1)',
  textAlign: 'center',
  // Visible in forced colours only, where backgrounds are removed.
  outline: 'var(--hairline) solid transparent',
} as const;
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' } as const;

const Column = ({ children }: { children: ReactNode }) => (
  <div className="num" style={fill}>
    {children}
  </div>
);

const picture = <Tile picture={samplePicture} alt="Granite sink with drainer" sizes="50vw" ratio="4/3" />;
const words = (
  <div style={stack}>
    <h2>Morning light on ceramic</h2>
    <p>A visible front needs a lower cabinet. Kontor 60 weighs 31 kg, so the cabinet must carry it.</p>
    <TextLink href="/docs/grid" variant="more">
      How to plan a sink
    </TextLink>
  </div>
);

const patterns: Record<Pattern, ReactNode> = {
  columns: (
    <Grid>
      {numbers.map((number) => (
        <Cell key={number} span={1}>
          <Column>{number}</Column>
        </Cell>
      ))}
    </Grid>
  ),
  parts: (
    <div style={{ ...stack, gap: 'var(--space-6) var(--gap)' }}>
      <Grid>
        <Cell span={3}>
          <Column>3</Column>
        </Cell>
        <Cell span={9}>
          <Column>9</Column>
        </Cell>
      </Grid>
      <Grid>
        {[1, 2, 3].map((number) => (
          <Cell key={number} span={4}>
            <Column>4</Column>
          </Cell>
        ))}
      </Grid>
      <Grid>
        <Cell span={6} start={4}>
          <Column>6 from the fourth column</Column>
        </Cell>
      </Grid>
    </div>
  ),
  'head-row': (
    <HeadRow headline="Most often chosen">
      <TextLink href="/docs/grid" variant="more">
        View all sinks
      </TextLink>
    </HeadRow>
  ),
  register: (
    <Register headline="Dimensions" aside={<p>All in millimetres.</p>}>
      <Column>Columns 4 to 12</Column>
    </Register>
  ),
  split: <Split broad={picture} narrow={words} />,
  'split-end': <Split broad={picture} narrow={words} broadAt="end" />,
  'split-two': (
    <Split
      ratio="4:8"
      align="ends"
      broad={picture}
      narrow={
        <>
          {words}
          {picture}
        </>
      }
    />
  ),
  stage: (
    <Split
      ratio="5:8"
      broadAt="end"
      broad={<Picture picture={samplePicture} alt="Granite sink with drainer" sizes="60vw" />}
      narrow={
        <div style={{ padding: 'var(--space-6) min(var(--space-6), 8%)', background: 'var(--ground-soft)', blockSize: '100%' }}>
          {words}
        </div>
      }
    />
  ),
};

const Example = ({ pattern }: Props) => <section>{patterns[pattern]}</section>;

export const story: Story<Props> = {
  slug: 'grid',
  title: 'Grid',
  group: 'Foundations',
  summary: 'Twelve columns from 834 px, a single column below. Pages use three patterns: head row, register and split.',
  component: Example,
  variants: [
    { id: 'columns', title: 'Twelve columns', args: { pattern: 'columns' } },
    { id: 'parts', title: 'Parts of twelve', args: { pattern: 'parts' } },
    { id: 'head-row', title: 'Head row', args: { pattern: 'head-row' } },
    { id: 'register', title: 'Register', args: { pattern: 'register' } },
    { id: 'split', title: 'Split 5 : 7', args: { pattern: 'split' } },
    { id: 'split-end', title: 'Split, picture at the end', args: { pattern: 'split-end' } },
    { id: 'split-two', title: 'Split 4 : 8, two pictures', args: { pattern: 'split-two' } },
    { id: 'stage', title: 'Stage 5 : 8', args: { pattern: 'stage' } },
  ],
  source: [
    { file: 'src/client/primitives/grid/grid.tsx', name: 'Grid' },
    { file: 'src/client/primitives/grid/grid.tsx', name: 'Cell' },
    { file: 'src/client/primitives/grid/head-row.tsx', name: 'HeadRow' },
    { file: 'src/client/primitives/grid/register.tsx', name: 'Register' },
    { file: 'src/client/primitives/grid/split.tsx', name: 'Split' },
  ],
  keyboard: [],
  transcript: [
    {
      action: 'Read on (Down arrow)',
      heard:
        'Nothing: columns are not announced. Parts are read in source order: the heading first in a register, the picture first in a split',
    },
  ],
  use: {
    do: [
      'Start with a pattern; use bare columns only if none of them fits.',
      'Leave columns empty: white space separates better than a line.',
      'Keep the source order equal to the reading order.',
    ],
    dont: ['Do not nest grids: a section of the page divides its own width.', 'Do not draw boxes around columns.'],
  },
  notes: [
    'Margins grow from 16 to 48 px and gaps from 16 to 24 px with the window. Between sections there are 64 to 128 px, between heading and content 32 to 48 px.',
    'Visual order follows the source order, except for the picture of a split, which contains no tab stops.',
  ],
  looks: [
    { title: 'Twelve columns from 834 px', selector: '.grid', example: 'parts' },
    { title: 'Head row', selector: '.head', example: 'head-row' },
    { title: 'Register', selector: '.register', example: 'register' },
    { title: 'Split 5 : 7', selector: '.split:not([data-ratio="5:8"])', example: 'split' },
    { title: 'Wide part at the end', selector: '.split[data-broad="end"]', example: 'split-end' },
    { title: 'Split 4 : 8', selector: '.split[data-ratio="4:8"]', example: 'split-two' },
    { title: 'Stage 5 : 8', selector: '.split[data-ratio="5:8"]', example: 'stage' },
  ],
};
