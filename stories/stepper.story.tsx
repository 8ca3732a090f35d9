import type { ComponentProps } from 'react';
import { Stepper } from '#client/primitives/stepper/stepper.tsx';
import type { Story } from './story.ts';
import { useOpened } from './use-opened.ts';

/** `value` is its initial number. */
type Props = Omit<ComponentProps<typeof Stepper>, 'onChange'>;

const Example = ({ value, ...rest }: Props) => {
  const [count, setCount] = useOpened(value);
  return <Stepper {...rest} value={count} onChange={setCount} />;
};

const pieces = { label: 'Pieces', decreaseLabel: 'One piece less', increaseLabel: 'One piece more', max: 9 };

export const story: Story<Props> = {
  slug: 'stepper',
  title: 'Stepper',
  group: 'Input',
  summary: 'A small integer between two buttons. For measured values, such as a width in millimetres, use a text field.',
  component: Example,
  variants: [
    { id: 'middle', title: 'In between', args: { ...pieces, value: 2 } },
    { id: 'least', title: 'Least', args: { ...pieces, value: 1 } },
    { id: 'most', title: 'Most', args: { ...pieces, value: 9 } },
    { id: 'digits', title: 'Three digits', args: { ...pieces, value: 120, max: 999 } },
  ],
  source: [{ file: 'src/client/primitives/stepper/stepper.tsx', name: 'Stepper' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the decrease button, the number field and the increase button' },
    { keys: ['Up', 'Down'], effect: 'In the number field: increases or decreases by one' },
    { keys: ['Enter', 'Space'], effect: 'On a button: decreases or increases by one' },
    { keys: ['Digits'], effect: 'Types a number; it is applied on blur or Enter' },
  ],
  transcript: [
    { action: 'Tab to the number field', heard: 'Pieces, spin button, editable, 2' },
    { action: 'Tab', heard: 'One piece more, button' },
    { action: 'Tab to it at the maximum', heard: 'One piece more, button, unavailable' },
  ],
  use: {
    do: ['Use it for pieces, people, basins: numbers up to about twenty.', 'Explain why more is not possible.'],
    dont: ['Do not use it for years, postcodes or millimetres.', 'Do not hide the label if nothing else says what is counted.'],
  },
  notes: [
    'A typed number outside the limits is set to the nearest limit.',
    'At a limit the button stays visible and focusable and is announced as unavailable.',
    'Without script it is a number field; the form provides the submit button.',
  ],
  looks: [
    { title: 'Hover', selector: '.stepper:hover' },
    { title: 'Button at a limit', selector: '.step[aria-disabled]', example: 'least' },
    { title: 'Number field', selector: '.number', example: 'digits' },
  ],
};
