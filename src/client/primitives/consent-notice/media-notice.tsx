import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './media-notice.module.css';

type Props = {
  /** Icon of the blocked content: pin, play. */
  icon: IconName;
  /** `Die Karte ist ausgeschaltet` */
  title: string;
  /** The reason, in one or two sentences: who would get which data. */
  reason: string;
  /** The options, as buttons of equal weight. */
  children: ReactNode;
};

/** Takes the space of a map or a film in its final size: nothing moves when it loads. */
export const MediaNotice = ({ icon, title, reason, children }: Props) => {
  const titleId = useId();
  return (
    <div className={styles['container']}>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of form fields */}
      <div role="group" aria-labelledby={titleId} className={styles['notice']}>
        <p id={titleId} className={styles['title']}>
          <Icon name={icon} />
          <span>{title}</span>
        </p>
        <p className={styles['reason']}>{reason}</p>
        <div className={styles['answers']}>{children}</div>
      </div>
    </div>
  );
};
