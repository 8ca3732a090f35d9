import { useState } from 'react';
import { PlainStepper } from '#client/primitives/stepper/plain-stepper.tsx';
import type { Story } from './story.ts';

type Props = { start: number; max: number; size?: 's' | 'm'; isBusy?: boolean };

const Example = ({ start, ...rest }: Props) => {
  const [value, setValue] = useState(start);
  return <PlainStepper {...rest} label="Pieces" decreaseLabel="One less" increaseLabel="One more" value={value} onChange={setValue} />;
};

export const story: Story<Props> = {
  slug: 'stepper',
  title: 'Stepper',
  group: 'Input',
  summary: 'A small whole number between two buttons.',
  component: Example,
  variants: [
    { id: 'middle', title: 'In between', args: { start: 2, max: 9 } },
    { id: 'least', title: 'Least', args: { start: 1, max: 9 } },
    { id: 'most', title: 'Most', args: { start: 9, max: 9 } },
    { id: 'small', title: 'Small', args: { start: 2, max: 9, size: 's' } },
    { id: 'busy', title: 'Busy', args: { start: 2, max: 9, isBusy: true } },
  ],
  props: [
    { name: 'max', type: 'number', standard: '—', meaning: 'Pieces in stock' },
    { name: 'size', type: "'m' | 's'", standard: "'m'", meaning: '48 or 44 px high' },
    { name: 'isBusy', type: 'boolean', standard: 'false', meaning: 'The change is on its way' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Less, number, more' },
    { keys: ['Up', 'Down'], effect: 'In the number: one more, one less' },
    { keys: ['Enter'], effect: 'Takes the typed number' },
  ],
  notes: ['Without script it is a number field; the form brings the button that sends it.'],
};
