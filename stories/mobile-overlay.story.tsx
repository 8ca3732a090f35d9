import { useState } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { Sheet } from '#client/primitives/sheet/sheet.tsx';
import type { Story } from './story.ts';

const Example = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="line" onClick={() => setOpen(true)}>
        Open
      </PlainButton>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Cart, 2 articles"
        closeLabel="Close"
        foot={<PlainButton isBlock>To the address</PlainButton>}
      >
        <p>Delta 60 S, Bogen P</p>
      </Sheet>
    </>
  );
};

export const story: Story<object> = {
  slug: 'mobile-overlay',
  title: 'Sheet',
  group: 'Layers',
  summary: 'A layer from the right, 480 px wide, full width on phones: cart and filters.',
  component: Example,
  variants: [{ id: 'cart', title: 'Cart', args: {} }],
  props: [],
  keyboard: [
    { keys: ['Tab'], effect: 'Stays inside' },
    { keys: ['Esc'], effect: 'Closes; the focus goes back' },
  ],
  notes: ['A press beside it closes it too.'],
};
