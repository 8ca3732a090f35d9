import type { ContentButton as ContentButtonData } from '#shared/content/references.ts';
import type { Site } from '#shared/country/site.ts';
import { ContentButton } from './content-button.tsx';
import styles from './content-buttons.module.css';

type Props = {
  site: Site;
  button: ContentButtonData | null;
  secondButton: ContentButtonData | null;
  /** The first one is the solid button of its surface. @default false */
  isMain?: boolean;
};

/** Up to two links that look like buttons, side by side where they fit; nothing where there are none. */
export const ContentButtons = ({ site, button, secondButton, isMain = false }: Props) => {
  if (button === null && secondButton === null) return null;
  return (
    <div className={styles.buttons}>
      {button === null ? null : <ContentButton site={site} button={button} variant={isMain ? 'solid' : 'line'} />}
      {secondButton === null ? null : <ContentButton site={site} button={secondButton} variant="line" />}
    </div>
  );
};
