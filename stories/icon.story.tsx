import type { ComponentProps } from 'react';
import { IconSheet } from '#client/docs/icon-sheet.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import type { Story } from './story.ts';

type Props = ComponentProps<typeof Icon> & { text?: string; sheet?: ComponentProps<typeof IconSheet>['of'] };

const Example = ({ text, sheet, ...icon }: Props) => {
  if (sheet) return <IconSheet of={sheet} />;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-2)' }}>
      <Icon {...icon} />
      {text}
    </span>
  );
};

export const story: Story<Props> = {
  slug: 'icon',
  title: 'Icon',
  group: 'Foundations',
  summary:
    'Drawn for this shop on one grid: 24 px, 1.5-px stroke, round caps, the colour of the text. Icons support text; only the few that everybody knows stand alone, with an accessible name.',
  component: Example,
  variants: [
    { id: 'medium', title: 'Medium', args: { name: 'tap', size: 'm' } },
    { id: 'small', title: 'Small', args: { name: 'tap', size: 's' } },
    { id: 'large', title: 'Large', args: { name: 'tap', size: 'l' } },
    { id: 'text', title: 'With text', args: { name: 'truck', size: 'm', text: 'Delivery 24–26 November' } },
    { id: 'label', title: 'Alone', args: { name: 'shield', size: 'm', label: '15 years of guarantee' } },
    { id: 'all', title: 'All icons', args: { name: 'grid', sheet: 'icons' } },
    { id: 'flags', title: 'Flags', args: { name: 'globe', sheet: 'flags' } },
    { id: 'payment-marks', title: 'Payment marks', args: { name: 'card', sheet: 'marks' } },
  ],
  source: [
    { file: 'src/client/primitives/icon/icon.tsx', name: 'Icon' },
    { file: 'src/client/primitives/icon/icon.tsx', name: 'Flag' },
    { file: 'src/client/primitives/icon/payment-mark.tsx', name: 'PaymentMark' },
  ],
  keyboard: [],
  transcript: [
    { action: 'Read the icon with text', heard: 'Delivery 24–26 November' },
    { action: 'Read the icon that stands alone', heard: '15 years of guarantee, graphic' },
    { action: 'Read a payment mark', heard: 'Visa, graphic' },
  ],
  use: {
    do: [
      'Place text beside the icon and hide the icon from screen readers.',
      'Use one icon per meaning: the heart is the wishlist, the store a dealer, the clock opening hours.',
      'Draw a missing icon to match those in `src/design/icons`, then run `node scripts/icons.ts`.',
    ],
    dont: [
      'Do not label an icon inside a control that has a name: it would be announced twice.',
      'Do not convey meaning by the colour of an icon alone.',
      'Do not use a flag for a language: flags stand for countries.',
    ],
  },
  notes: [
    'The sprites have versioned URLs and are cached permanently. An unknown icon name is a type error.',
    'In forced colours icons take the text colour, flags keep their own colours.',
    'Payment marks show the name of the brand in plain letters, which is also their accessible name; brand artwork is not used.',
  ],
  looks: [
    { title: '24 px', selector: '.icon', example: 'medium' },
    { title: '20 px', selector: '.icon[data-size="s"]', example: 'small' },
    { title: '28 px', selector: '.icon[data-size="l"]', example: 'large' },
    { title: 'Flag', selector: '.flag', example: 'flags' },
    { title: 'Payment mark', selector: '.paymentMark', example: 'payment-marks' },
  ],
};
