import { Select } from '#client/primitives/select/select.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { Control } from '#stories/entry.ts';
import type { Changes } from './changes.ts';
import { Switch } from './switch.tsx';

type Props = { control: Control; value: unknown; onChange: (value: Changes[string]) => void };
type FieldIdentity = { id: string; name: string };

const left = '—';

/** A choice of several words; a dash if the property is optional. */
const Choice = ({ control, value, onChange, ...identity }: Props & FieldIdentity) => {
  const { name, standard, isRequired } = control;
  const values = control.kind === 'list' ? control.values : [];
  // A default may be described in words: `the kind's`.
  const first = values.find((one) => one === standard);
  return (
    <Select
      {...identity}
      label={name}
      options={values.map((one) => ({ value: one, label: one }))}
      placeholder={isRequired || first !== undefined ? undefined : left}
      value={String(value ?? first ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
};

/** A number; empty if none is given. */
const Count = ({ control: { name, standard }, value, onChange, ...identity }: Props & FieldIdentity) => {
  const given = value ?? standard;
  return (
    <TextField
      {...identity}
      label={name}
      type="number"
      min={0}
      value={given === null || !Number.isFinite(Number(given)) ? '' : Number(given)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber)}
    />
  );
};

/** The input for the type of a property: a list, a switch, a number field or a text field. */
export const ControlField = (props: Props) => {
  const { control, value, onChange } = props;
  const { name, kind, standard } = control;
  const identity = { id: `control-${name}`, name: `control-${name}` };
  if (kind === 'list') return <Choice {...props} {...identity} />;
  if (kind === 'number') return <Count {...props} {...identity} />;
  if (kind === 'box') {
    return (
      <Switch {...identity} label={name} isSelected={value === undefined ? standard === 'true' : value === true} onChange={onChange} />
    );
  }
  return (
    <TextField {...identity} label={name} value={String(value ?? '')} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
};
