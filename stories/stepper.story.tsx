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
  summary: 'A small whole number between two buttons. Numbers that are known, like a width in millimetres, are typed into a text field.',
  component: Example,
  variants: [
    { id: 'middle', title: 'In between', args: { ...pieces, value: 2 } },
    { id: 'least', title: 'Least', args: { ...pieces, value: 1 } },
    { id: 'most', title: 'Most', args: { ...pieces, value: 9 } },
    { id: 'digits', title: 'Three digits', args: { ...pieces, value: 120, max: 999 } },
  ],
  source: [{ file: 'src/client/primitives/stepper/stepper.tsx', name: 'Stepper' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to less, to the number, to more' },
    { keys: ['Up', 'Down'], effect: 'In the number: one more, one less' },
    { keys: ['Enter', 'Space'], effect: 'On a button: one more, one less' },
    { keys: ['Digits'], effect: 'Type the number; it is taken when the field is left or Enter pressed' },
  ],
  transcript: [
    { action: 'Tab to the number', heard: 'Pieces, number field, 2' },
    { action: 'Tab', heard: 'One piece more, button' },
    { action: 'Tab to it at the most', heard: 'One piece more, button, unavailable' },
  ],
  use: {
    do: ['Take it for pieces, people, basins: numbers up to about twenty.', 'Say why more is not possible.'],
    dont: ['Do not take it for years, postcodes or millimetres.', 'Do not hide the label where nothing else says what is counted.'],
  },
  notes: [
    'A typed number outside its bounds is brought back to the nearest bound.',
    'At a bound the button stays where it is and says that it is unavailable.',
    'Without script it is a number field; its form brings the button that sends it.',
  ],
  looks: [
    { title: 'Under the pointer', selector: '.stepper:hover' },
    { title: 'At a bound', selector: '.step[aria-disabled]', example: 'least' },
    { title: 'Four digits', selector: '.number', example: 'digits' },
  ],
};
