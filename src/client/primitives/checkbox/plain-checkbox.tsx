import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlOf, PlainFieldError } from '../field/field-layout.tsx';
import box from './box.module.css';
import styles from './checkbox.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'type' | 'className' | 'style' | 'children'> & {
  /** Its name in the form. */
  name: string;
  /** Unique on the page. @default name and value */
  id?: string | undefined;
  /** May hold links: a press on them does not tick the box. */
  children: ReactNode;
  /** At the end of the line: how many results it brings. */
  count?: string | undefined;
  /** Before the text: a swatch. */
  start?: ReactNode;
  /** Below the line, with icon and words. Set: the box is invalid. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A box to tick, 44 px high with its text. Works without script. */
export const PlainCheckbox = ({ id, children, count, start, error, ...rest }: Props) => {
  const fieldId = id ?? [rest.name, rest.value].filter((part) => part !== undefined).join('-');
  return (
    <div>
      <label className={styles['line']}>
        <input {...rest} {...controlOf(fieldId, { error })} type="checkbox" className={box['box']} />
        {start}
        <span className={styles['text']}>{children}</span>
        {count !== undefined && <span className={styles['count']}>{count}</span>}
      </label>
      <PlainFieldError id={fieldId} error={error} />
    </div>
  );
};
