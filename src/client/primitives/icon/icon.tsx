import styles from './icon.module.css';
import { type FlagName, flagSprite, type IconName, iconSprite } from './icon-names.ts';

/** A drawing of the sprite. It is silent: the text beside it, or the control around it, has the name. */
export const Icon = ({ name, size = 'm' }: { name: IconName; size?: 's' | 'm' | 'l' }) => (
  <svg className={styles['icon']} data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`${iconSprite}#${name}`} />
  </svg>
);

/** The flag of a country; the country's name stands beside it. */
export const Flag = ({ name }: { name: FlagName }) => (
  <svg className={styles['flag']} viewBox="0 0 24 16" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <use href={`${flagSprite}#${name}`} />
  </svg>
);
