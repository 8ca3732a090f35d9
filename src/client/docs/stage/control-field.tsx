import { PlainCheckbox } from '#client/primitives/checkbox/plain-checkbox.tsx';
import { PlainSelect } from '#client/primitives/select/plain-select.tsx';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import type { Control } from '#stories/entry.ts';
import type { Changes } from './changes.ts';

type Props = { control: Control; value: unknown; onChange: (value: Changes[string]) => void };

const left = '—';

/** The field that the type of a property asks for. */
export const ControlField = ({ control, value, onChange }: Props) => {
  const { name, kind, standard, isRequired } = control;
  const place = { id: `control-${name}`, name: `control-${name}` };
  if (kind === 'box') {
    const isChecked = value === undefined ? standard === 'true' : value === true;
    return (
      <PlainCheckbox {...place} checked={isChecked} onChange={({ currentTarget }) => onChange(currentTarget.checked)}>
        {name}
      </PlainCheckbox>
    );
  }
  if (kind === 'list') {
    const canBeLeft = !isRequired && standard === null;
    return (
      <PlainSelect
        {...place}
        label={name}
        options={control.values.map((one) => ({ value: one, label: one }))}
        placeholder={canBeLeft ? left : undefined}
        value={String(value ?? standard ?? '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      />
    );
  }
  if (kind === 'number') {
    return (
      <PlainTextField
        {...place}
        label={name}
        type="number"
        value={String(value ?? standard ?? '')}
        onChange={({ currentTarget }) => onChange(Number.isNaN(currentTarget.valueAsNumber) ? null : currentTarget.valueAsNumber)}
      />
    );
  }
  return (
    <PlainTextField {...place} label={name} value={String(value ?? '')} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
};
