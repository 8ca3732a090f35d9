import { useState } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { Dialog } from '#client/primitives/dialog/dialog.tsx';
import type { Story } from './story.ts';

type Props = { size?: 'm' | 'l' };

const Example = ({ size = 'l' }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <PlainButton variant="line" onClick={() => setOpen(true)}>
        Open
      </PlainButton>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Remove this address?"
        closeLabel="Close"
        size={size}
        foot={<PlainButton onClick={close}>Remove</PlainButton>}
      >
        <p>Orders that are on their way are not affected.</p>
      </Dialog>
    </>
  );
};

export const story: Story<Props> = {
  slug: 'modal',
  title: 'Modal',
  group: 'Layers',
  summary: 'A layer above the page that must be answered or closed.',
  component: Example,
  variants: [
    { id: 'question', title: 'Question', args: { size: 'm' } },
    { id: 'wide', title: 'Wide', args: { size: 'l' } },
  ],
  props: [{ name: 'size', type: "'m' | 'l'", standard: "'l'", meaning: 'A question, or a choice of many: full screen on phones' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Stays inside' },
    { keys: ['Esc'], effect: 'Closes; the focus goes back' },
  ],
  notes: ["The browser's own dialog element: the page below is inert, and stands still."],
};
