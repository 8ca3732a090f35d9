import type { Control } from '#stories/entry.ts';
import { applyChanges, type Changes } from './changes.ts';
import { ControlField } from './control-field.tsx';

type Props = {
  controls: readonly Control[];
  /** The arguments of the example without changes. */
  args: object;
  changes: Changes;
  onChange: (changes: Changes) => void;
};

// Text inputs only where the argument is text: elements stay as they are.
const isTryable = (control: Control, value: unknown): boolean => {
  if (control.kind === 'node') return typeof value === 'string';
  return control.kind !== 'text' || value === undefined || typeof value === 'string';
};

const order: readonly Control['kind'][] = ['list', 'node', 'text', 'number', 'box'];

/** An input for each property of an example that can be changed. */
export const ControlFields = ({ controls, args, changes, onChange }: Props) => {
  const values = applyChanges(args, changes);
  return controls
    .filter((control) => isTryable(control, values[control.name]))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((control) => (
      <ControlField
        key={control.name}
        control={control}
        value={values[control.name]}
        onChange={(value) => onChange({ ...changes, [control.name]: value })}
      />
    ));
};
