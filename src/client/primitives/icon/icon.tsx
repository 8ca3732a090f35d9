import styles from './icon.module.css';
import { type FlagName, flagSprite, type IconName, iconSprite } from './icon-names.ts';

type IconProps = {
  /** The icon's name. */
  name: IconName;
  /** 20, 24 or 28 px. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
  /** Its accessible name, if neither text beside it nor a control around it has one. */
  label?: string | undefined;
  /** It is part of a line of text, and wraps with it. @default false */
  isInLine?: boolean | undefined;
};

/** An icon of the sprite. Without a label it is hidden from screen readers: the text beside it, or the control around it, has the name. */
export const Icon = ({ name, size = 'm', label, isInLine = false }: IconProps) => {
  const drawing = <use href={`${iconSprite}#${name}`} />;
  // Absent values get no attribute: a page contains each icon twice, as markup and for hydration. The sprite brings its own dimensions.
  const shape = { className: styles['icon'], 'data-size': size, ...(isInLine && { 'data-in-line': true }) };
  return label ? (
    <svg {...shape} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg {...shape} aria-hidden="true">
      {drawing}
    </svg>
  );
};

type FlagProps = {
  /** The short code of the country, or `int`. */
  name: FlagName;
};

/** The flag of a country, decorative beside the country's name. */
export const Flag = ({ name }: FlagProps) => (
  <svg className={styles['flag']} viewBox="0 0 24 16" preserveAspectRatio="none" aria-hidden="true">
    <use href={`${flagSprite}#${name}`} />
  </svg>
);
