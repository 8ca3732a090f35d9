import styles from './icon.module.css';
import { type FlagName, flagSprite, type IconName, iconSprite } from './icon-names.ts';

type IconProps = {
  /** The drawing. */
  name: IconName;
  /** 20, 24 or 28 px. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
  /** What it says where no text stands beside it and no control around it has a name. */
  label?: string | undefined;
  /** It stands in a line of words, and wraps with them. @default false */
  isInLine?: boolean | undefined;
};

/** A drawing of the sprite. Without a label it is silent: the text beside it, or the control around it, has the name. */
export const Icon = ({ name, size = 'm', label, isInLine = false }: IconProps) => {
  const drawing = <use href={`${iconSprite}#${name}`} />;
  // What is not there is not named either: a page says each icon twice, as markup and for hydration. The drawing brings its own measures.
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

/** The flag of a country; the country's name stands beside it. */
export const Flag = ({ name }: FlagProps) => (
  <svg className={styles['flag']} viewBox="0 0 24 16" preserveAspectRatio="none" aria-hidden="true">
    <use href={`${flagSprite}#${name}`} />
  </svg>
);
