import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './message.module.css';

/** The kind of a message; the same kinds as a toast's. */
export type MessageKind = 'default' | 'error' | 'success' | 'info' | 'warning';

/** Icons of the kinds (specification §8). */
export const messageIcons: Record<MessageKind, IconName> = {
  default: 'info-outline',
  error: 'warning',
  success: 'check-circle',
  info: 'info-outline',
  warning: 'warning',
};

type Props = {
  /** Its icon and colour. @default 'default' */
  kind?: MessageKind;
  /** Its first words, in the kind's colour: `Nicht gespeichert.` */
  title?: string | undefined;
  /** One or two sentences, and at most one link. */
  children?: ReactNode;
  /** Another icon than the kind's. @default the kind's */
  icon?: IconName | undefined;
  /** `alert` if it appears after an action and something went wrong, `status` for success; omitted if it was there from the start. */
  role?: 'alert' | 'status' | undefined;
  /** Its title. */
  titleRef?: Ref<HTMLParagraphElement>;
};

/** A message within the page. Icon and first words show the kind, colour only supports. */
export const Message = ({ kind = 'default', title, children, icon = messageIcons[kind], role, titleRef }: Props) => (
  <div className={styles['message']} data-kind={kind} role={role}>
    <Icon name={icon} />
    <div className={styles['text']}>
      {title && (
        <p ref={titleRef} className={styles['title']}>
          {title}
        </p>
      )}
      {children}
    </div>
  </div>
);
