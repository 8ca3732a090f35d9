import { Select } from '#client/primitives/select/select.tsx';
import styles from './stage.module.css';
import { directions, schemes, sizes, type View, widths } from './view.ts';

type Choice = { name: 'width' | 'scheme' | 'direction' | 'size'; label: string; options: readonly { value: string; label: string }[] };

const choices: readonly Choice[] = [
  {
    name: 'width',
    label: 'Viewport',
    options: [{ value: '', label: 'Full' }, ...widths.map((width) => ({ value: String(width), label: `${width} px` }))],
  },
  {
    name: 'size',
    label: 'Text',
    options: sizes.map((size, at) => ({ value: at === 0 ? '' : String(size), label: `${size} %` })),
  },
  {
    name: 'scheme',
    label: 'Scheme',
    options: [
      { value: '', label: 'System' },
      ...schemes.map((scheme) => ({ value: scheme, label: { light: 'Light', dark: 'Dark' }[scheme] })),
    ],
  },
  {
    name: 'direction',
    label: 'Direction',
    options: directions.map((direction, at) => ({
      value: at === 0 ? '' : direction,
      label: { ltr: 'Left to right', rtl: 'Right to left' }[direction],
    })),
  },
];

const changeOf = (name: Choice['name'], text: string): Partial<View> => {
  const value = text === '' ? undefined : text;
  if (name === 'scheme') return { scheme: schemes.find((one) => one === value) };
  if (name === 'direction') return { direction: directions.find((one) => one === value) };
  if (name === 'size') return { size: sizes.find((one) => String(one) === value) };
  return { width: widths.find((one) => String(one) === value) };
};

/** The view settings of an example: window width, scheme, reading direction, text size. */
export const LookBar = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => (
  <div className={styles['bar']}>
    {choices.map(({ name, label, options }) => (
      <Select
        key={name}
        variant="quiet"
        id={`look-${name}`}
        name={`look-${name}`}
        label={label}
        options={options}
        value={String(view[name] ?? '')}
        onChange={({ currentTarget }) => onChange({ ...view, ...changeOf(name, currentTarget.value) })}
      />
    ))}
  </div>
);
