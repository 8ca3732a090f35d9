import { PlainSelect } from '#client/primitives/select/plain-select.tsx';
import type { Control, StoryEntry } from '#stories/entry.ts';
import { applyChanges } from './changes.ts';
import { ControlField } from './control-field.tsx';
import styles from './stage.module.css';
import type { View } from './view.ts';

type Props = { entry: StoryEntry; args: object; view: View; onChange: (view: View) => void };

// Text can only be typed where text stands: elements stay as they are.
const isTryable = (control: Control, value: unknown): boolean => {
  if (control.kind === 'node') return typeof value === 'string';
  return control.kind !== 'text' || value === undefined || typeof value === 'string';
};

const order: readonly Control['kind'][] = ['list', 'node', 'text', 'number', 'box'];

/** The examples to choose from, and a field for each property that can be tried out. */
export const Controls = ({ entry, args, view, onChange }: Props) => {
  const values = applyChanges(args, view.changes);
  const first = entry.variants[0]?.id;
  return (
    <div className={styles['controls']}>
      <PlainSelect
        id="control-example"
        name="example"
        label="Example"
        options={entry.variants.map(({ id, title }) => ({ value: id, label: title }))}
        value={view.example ?? first}
        onChange={({ currentTarget: { value } }) => onChange({ ...view, example: value === first ? undefined : value, changes: {} })}
      />
      {entry.controls
        .filter((control) => isTryable(control, values[control.name]))
        .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
        .map((control) => (
          <ControlField
            key={control.name}
            control={control}
            value={values[control.name]}
            onChange={(value) => onChange({ ...view, changes: { ...view.changes, [control.name]: value } })}
          />
        ))}
    </div>
  );
};
