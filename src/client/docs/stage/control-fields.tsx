import type { Control } from '#stories/entry.ts';
import { applyChanges, type Changes } from './changes.ts';
import { ControlField } from './control-field.tsx';

type Props = {
  controls: readonly Control[];
  /** What the example is given without changes. */
  args: object;
  changes: Changes;
  onChange: (changes: Changes) => void;
};

// Text can only be typed where text stands: elements stay as they are.
const isTryable = (control: Control, value: unknown): boolean => {
  if (control.kind === 'node') return typeof value === 'string';
  return control.kind !== 'text' || value === undefined || typeof value === 'string';
};

const order: readonly Control['kind'][] = ['list', 'node', 'text', 'number', 'box'];

/** A field for each property of an example that can be tried out. */
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
