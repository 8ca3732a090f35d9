import { Bone, Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import type { Story } from './story.ts';

const Example = () => (
  <div style={{ inlineSize: '18rem' }}>
    <Skeleton label="Products are loading">
      <Bone kind="tile" />
      <Bone kind="line" width={60} />
      <Bone width={70} />
      <Bone width={45} />
      <Bone kind="control" />
    </Skeleton>
  </div>
);

export const story: Story<object> = {
  slug: 'skeleton',
  title: 'Skeleton',
  group: 'Waiting and telling',
  summary: 'The place of what is not known yet, in its final size. Known text is real.',
  component: Example,
  variants: [{ id: 'card', title: 'Card', args: {} }],
  props: [],
  keyboard: [],
  notes: ['Said once, as a status; the bones themselves are silent.'],
};
