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
    'Drawn for this shop on one grid: 24 px, a line of 1.5, round ends, the colour of the text. An icon supports a word; only the few that everybody knows stand alone, with a name.',
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
    { action: 'Read the icon that stands alone', heard: '15 years of guarantee, image' },
    { action: 'Read a payment mark', heard: 'Visa, image' },
  ],
  use: {
    do: [
      'Put the word beside it and leave the icon silent.',
      'Take one drawing for one meaning: the heart is the wishlist, the store is a dealer, the clock is opening hours.',
      'Draw a missing one beside its neighbours in src/design/icons, then run node scripts/icons.ts.',
    ],
    dont: [
      'Give a label to an icon inside a control that has a name: it would be said twice.',
      'Colour an icon to carry a meaning alone.',
      'Use a flag for a language: a flag is a country.',
    ],
  },
  notes: [
    'The sprites are kept for ever under an address with their version. An icon that is not drawn is an error of types.',
    'In forced colours icons follow the text, flags keep their own colours.',
    'Payment marks show the name of the brand in plain letters and say it; no brand’s own artwork is used.',
  ],
  looks: [
    { title: '24 px', selector: '.icon', example: 'medium' },
    { title: '20 px', selector: '.icon[data-size="s"]', example: 'small' },
    { title: '28 px', selector: '.icon[data-size="l"]', example: 'large' },
    { title: 'Flag', selector: '.flag', example: 'flags' },
    { title: 'Payment mark', selector: '.paymentMark', example: 'payment-marks' },
  ],
};
