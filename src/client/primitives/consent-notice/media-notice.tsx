import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './media-notice.module.css';

type Props = {
  /** What is missing: pin, play. */
  icon: IconName;
  /** `Die Karte ist ausgeschaltet` */
  title: string;
  /** Why, in one or two sentences: who would get which data. */
  reason: string;
  /** What can be done, as buttons of equal weight. */
  children: ReactNode;
};

/** Stands in the place of a map or a film, as large as that will be: nothing moves when it comes. */
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
