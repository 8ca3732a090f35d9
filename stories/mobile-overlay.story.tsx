import type { ComponentProps } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Sheet } from '#client/primitives/sheet/sheet.tsx';
import type { Story } from './story.ts';
import { useOpened } from './use-opened.ts';

/** `isOpen` is how it begins. */
type Props = Omit<ComponentProps<typeof Sheet>, 'onClose'>;

const Example = ({ isOpen: isOpenFirst, ...props }: Props) => {
  const [isOpen, setOpen] = useOpened(isOpenFirst);
  return (
    <>
      <PlainButton variant="line" onClick={() => setOpen(true)}>
        Open
      </PlainButton>
      <Sheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

const cart: Props = {
  isOpen: false,
  title: 'Cart, 2 articles',
  closeLabel: 'Close',
  children: <p>Delta 60 S, Bogen P</p>,
  foot: (
    <>
      <PlainButton isBlock>To the address</PlainButton>
      <PlainButton isBlock variant="line">
        View cart
      </PlainButton>
    </>
  ),
};

export const story: Story<Props> = {
  slug: 'mobile-overlay',
  title: 'Mobile overlay',
  group: 'Layers',
  summary: 'A sheet from the right, 480 px wide, full width on phones: the cart beside the page, filters, a menu.',
  component: Example,
  stage: 'frame',
  source: [{ file: 'src/client/primitives/sheet/sheet.tsx', name: 'Sheet' }],
  variants: [
    { id: 'cart', title: 'Cart', args: cart },
    {
      id: 'cart-open',
      title: 'Cart, open',
      args: { ...cart, isOpen: true, notice: <Message kind="success" title="Delta 60 S is in your cart." /> },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'To the next stop inside; after the last comes the first' },
    { keys: ['Esc'], effect: 'Closes; the focus goes back to what opened it' },
  ],
  notes: ['A press beside it closes it too.'],
};
