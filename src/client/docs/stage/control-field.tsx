import { PlainSelect } from '#client/primitives/select/plain-select.tsx';
import { Stepper } from '#client/primitives/stepper/stepper.tsx';
import { Switch } from '#client/primitives/switch/switch.tsx';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import type { Control } from '#stories/entry.ts';
import type { Changes } from './changes.ts';

type Props = { control: Control; value: unknown; onChange: (value: Changes[string]) => void };
type Place = { id: string; name: string };

const left = '—';

/** One of several words; a dash where none of them has to be taken. */
const Choice = ({ control, value, onChange, ...place }: Props & Place) => {
  const { name, standard, isRequired } = control;
  const values = control.kind === 'list' ? control.values : [];
  // A default may be told in words: `the kind's`.
  const first = values.find((one) => one === standard);
  return (
    <PlainSelect
      {...place}
      label={name}
      options={values.map((one) => ({ value: one, label: one }))}
      placeholder={isRequired || first !== undefined ? undefined : left}
      value={String(value ?? first ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
};

/** A whole number; empty where none is given. */
const Count = ({ control: { name, standard }, value, onChange, ...place }: Props & Place) => {
  const given = value ?? standard;
  return (
    <Stepper
      {...place}
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

/** The field that the type of a property asks for: a list, a switch, a stepper or a line of text. */
export const ControlField = (props: Props) => {
  const { control, value, onChange } = props;
  const { name, kind, standard } = control;
  const place = { id: `control-${name}`, name: `control-${name}` };
  if (kind === 'list') return <Choice {...props} {...place} />;
  if (kind === 'number') return <Count {...props} {...place} />;
  if (kind === 'box') {
    return <Switch {...place} label={name} isSelected={value === undefined ? standard === 'true' : value === true} onChange={onChange} />;
  }
  return (
    <PlainTextField {...place} label={name} value={String(value ?? '')} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
};
