'use client';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import styles from './switch.module.css';

type Props = {
  id: string;
  name: string;
  label: string;
  isSelected: boolean;
  /** Called with the new state: it applies at once, without a save button. */
  onChange: (isSelected: boolean) => void;
};

/** On or off, effective at once: a control of the documentation. The shop has none: what is sent with a form is a checkbox. */
export const Switch = ({ label, ...rest }: Props) => (
  <SwitchField {...rest}>
    <SwitchButton className={styles['line'] ?? ''}>
      <span>{label}</span>
      <span className={styles['track']} aria-hidden="true" />
    </SwitchButton>
  </SwitchField>
);
