'use client';
import { FieldError } from 'react-aria-components/FieldError';
import { Label, Text } from 'react-aria-components/TextField';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import type { FieldTexts } from './field-texts.ts';

/** The props of every react-aria field: its place in the column, and our own error messages instead of the browser's bubble. */
export const fieldOf = (error: string | undefined) =>
  ({ className: styles['field'] ?? '', validationBehavior: 'aria', ...(error ? { isInvalid: true } : {}) }) as const;

/** The hint of a field, associated with its control. */
export const FieldHint = ({ hint }: Pick<FieldTexts, 'hint'>) =>
  hint ? (
    <Text slot="description" elementType="p" className={styles['hint'] ?? ''}>
      {hint}
    </Text>
  ) : null;

/** Label with its note, and the hint below it. */
export const FieldHead = ({ label, note, hint }: Omit<FieldTexts, 'error'>) => (
  <>
    <Label className={styles['label'] ?? ''}>
      {label}
      {note && <span className={styles['note']}> {note}</span>}
    </Label>
    <FieldHint hint={hint} />
  </>
);

/** The error of a field with an icon: its own, or the server's. */
export const AriaFieldError = ({ error }: Pick<FieldTexts, 'error'>) => (
  <FieldError elementType="p" className={styles['error'] ?? ''}>
    {({ defaultChildren }) => (
      <>
        <Icon name="warning" size="s" />
        <span>{error ?? defaultChildren}</span>
      </>
    )}
  </FieldError>
);
