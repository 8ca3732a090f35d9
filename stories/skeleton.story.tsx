import { CardGridSkeleton } from '#client/primitives/skeleton/card-skeleton.tsx';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import { SkeletonBlock } from '#client/primitives/skeleton/skeleton-block.tsx';
import type { Story } from './story.ts';

type Props = { look: 'kinds' | 'list' | 'form' };

const Kinds = () => (
  <Skeleton label="Something is loading">
    <div style={{ display: 'grid', gap: 'var(--space-4)', inlineSize: '18rem', maxInlineSize: '100%' }}>
      <SkeletonBlock kind="title" width={60} />
      <SkeletonBlock width={90} />
      <SkeletonBlock kind="line" width={60} />
      <SkeletonBlock kind="control" />
      <SkeletonBlock kind="tile" />
    </div>
  </Skeleton>
);

const List = () => (
  <div style={{ display: 'grid', gap: 'var(--space-5)' }}>
    <h2>Sinks</h2>
    <Skeleton label="Sinks are loading">
      <p
        style={{
          maxInlineSize: 'none',
          paddingBlock: 'var(--space-4)',
          marginBlockEnd: 'var(--space-5)',
          borderBlock: 'var(--hairline) solid var(--line)',
        }}
      >
        Sinks are loading …
      </p>
      <CardGridSkeleton count={6} />
    </Skeleton>
  </div>
);

const Form = () => (
  <Skeleton label="Your addresses are loading">
    <div style={{ display: 'grid', gap: 'var(--space-5)', maxInlineSize: '30rem' }}>
      <h2>Delivery address</h2>
      <SkeletonBlock kind="control" />
      <SkeletonBlock kind="control" />
      <SkeletonBlock kind="control" width={50} />
    </div>
  </Skeleton>
);

const looks = { kinds: Kinds, list: List, form: Form };

const Example = ({ look }: Props) => {
  const Look = looks[look];
  return (
    <div style={{ inlineSize: '100%' }}>
      <Look />
    </div>
  );
};

export const story: Story<Props> = {
  slug: 'skeleton',
  title: 'Skeleton',
  group: 'Waiting and telling',
  summary:
    'A placeholder for content that is still loading, in its final size. Known text is shown, only unknown content is a skeleton block.',
  component: Example,
  source: [
    { file: 'src/client/primitives/skeleton/skeleton.tsx', name: 'Skeleton' },
    { file: 'src/client/primitives/skeleton/skeleton-block.tsx', name: 'SkeletonBlock' },
    { file: 'src/client/primitives/skeleton/card-skeleton.tsx', name: 'CardGridSkeleton' },
  ],
  variants: [
    { id: 'kinds', title: 'Bones', args: { look: 'kinds' } },
    { id: 'list', title: 'List', args: { look: 'list' } },
    { id: 'form', title: 'Form', args: { look: 'form' } },
  ],
  keyboard: [],
  transcript: [
    { action: 'Open a list', heard: 'Sinks, heading level 2' },
    { action: 'After half a second, once', heard: 'Sinks are loading (polite)' },
    { action: 'Next line', heard: 'Nothing: skeleton blocks are hidden from screen readers' },
  ],
  use: {
    do: [
      'Show the title, the breadcrumbs and all fixed texts: they are known.',
      'Give each skeleton block the size of the content it replaces.',
    ],
    dont: [
      'Do not show it for content that loads instantly.',
      'Do not use a skeleton block for a button that is already known.',
      'Do not use it for a process of known length: use a progress bar.',
    ],
  },
  notes: [
    'The loading part has `aria-busy`; its label is announced once, politely, and only if loading takes longer than half a second.',
    'Skeleton blocks pulse slowly; under reduced motion they do not.',
    'In forced colours skeleton blocks have an outline.',
  ],
  looks: [
    { title: 'Title', selector: '.block[data-kind="title"]', example: 'kinds' },
    { title: 'Line', selector: '.block[data-kind="line"]', example: 'kinds' },
    { title: 'Tile', selector: '.block[data-kind="tile"]', example: 'kinds' },
    { title: 'Control', selector: '.block[data-kind="control"]', example: 'kinds' },
  ],
};
