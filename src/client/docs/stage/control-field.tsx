import { PlainSelect } from '#client/primitives/select/plain-select.tsx';
import { Stepper } from '#client/primitives/stepper/stepper.tsx';
import { Switch } from '#client/primitives/switch/switch.tsx';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import type { Control } from '#stories/entry.ts';
import type { Changes } from './changes.ts';

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
    <PlainSelect
      {...identity}
      label={name}
      options={values.map((one) => ({ value: one, label: one }))}
      placeholder={isRequired || first !== undefined ? undefined : left}
      value={String(value ?? first ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
};

/** An integer; empty if none is given. */
const Count = ({ control: { name, standard }, value, onChange, ...identity }: Props & FieldIdentity) => {
  const given = value ?? standard;
  return (
    <Stepper
      {...identity}
      label={name}
      decreaseLabel={`Less: ${name}`}
      increaseLabel={`More: ${name}`}
      min={0}
      max={Number.MAX_SAFE_INTEGER}
      size="s"
      value={given === null ? Number.NaN : Number(given)}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
    />
  );
};

/** The input for the type of a property: a list, a switch, a stepper or a text field. */
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
    <PlainTextField
      {...identity}
      label={name}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
