import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlOf, FieldErrorMessage } from '../field/field.tsx';
import box from './box.module.css';
import styles from './checkbox.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'type' | 'className' | 'style' | 'children'> & {
  /** Its form field name. */
  name: string;
  /** Unique on the page. @default name and value */
  id?: string | undefined;
  /** May contain links: a click on them does not toggle the box. */
  children: ReactNode;
  /** At the end of the line: the number of results. */
  count?: string | undefined;
  /** Before the label: a swatch. */
  start?: ReactNode;
  /** Below the line, with an icon. If set, the box is invalid. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A checkbox, 44 px high including its label. Works without script. */
export const Checkbox = ({ id, children, count, start, error, ...rest }: Props) => {
  const fieldId = id ?? [rest.name, rest.value].filter((part) => part !== undefined).join('-');
  return (
    <div>
      <label className={styles['line']}>
        <input {...rest} {...controlOf(fieldId, { error }, rest.required ?? false)} type="checkbox" className={box['box']} />
        {start}
        <span className={styles['text']}>{children}</span>
        {count !== undefined && <span className={styles['count']}>{count}</span>}
      </label>
      <FieldErrorMessage id={fieldId} error={error} />
    </div>
  );
};
