import type { ChangeEvent, ReactElement } from 'react';
import { expect, test } from 'vitest';
import { FirstAnswers } from './first-answers.tsx';

type Listener = { onChange: (event: ChangeEvent<HTMLDivElement>) => void };
const view = FirstAnswers({ children: null }) as ReactElement<Listener>;
const group = (...checked: boolean[]) => {
  const inputs = checked.map((isChecked) => ({ checked: isChecked }));
  return { inputs, querySelector: () => inputs[0] };
};
const change = (answer: object | null) =>
  view.props.onChange({ target: { closest: () => answer } } as unknown as ChangeEvent<HTMLDivElement>);

test('M-46 changing an answer resets each deeper question to its first answer', () => {
  const [sink, colour] = [group(false, true), group(false, false)];
  change({ querySelectorAll: () => [sink, colour] });
  expect(sink.inputs[0]?.checked).toBe(true);
  expect(colour.inputs[0]?.checked).toBe(true);
});

test('M-46 changing the deepest answer changes nothing else', () => {
  const other = group(false, true);
  change({ querySelectorAll: () => [] });
  expect(other.inputs.map(({ checked }) => checked)).toEqual([false, true]);
  expect(() => change(null)).not.toThrow();
});
