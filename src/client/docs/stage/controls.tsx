import { Select } from '#client/primitives/select/select.tsx';
import type { StoryEntry } from '#stories/entry.ts';
import { ControlFields } from './control-fields.tsx';
import styles from './stage.module.css';
import type { View } from './view.ts';

type Props = { entry: StoryEntry; args: object; view: View; onChange: (view: View) => void };

/** The examples to choose from, and an input for each property that can be changed. */
export const Controls = ({ entry, args, view, onChange }: Props) => {
  const first = entry.variants[0]?.id;
  return (
    <div className={styles['controls']}>
      <Select
        id="control-example"
        name="example"
        label="Example"
        options={entry.variants.map(({ id, title }) => ({ value: id, label: title }))}
        value={view.example ?? first}
        onChange={({ currentTarget: { value } }) => onChange({ ...view, example: value === first ? undefined : value, changes: {} })}
      />
      <ControlFields controls={entry.controls} args={args} changes={view.changes} onChange={(changes) => onChange({ ...view, changes })} />
    </div>
  );
};
