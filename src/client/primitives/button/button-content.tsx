import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';

/** The appearance shared by all buttons, whatever their element. */
export type ButtonLook = {
  /** Visual weight: one `solid` button per surface. @default 'solid' */
  variant?: 'solid' | 'line' | 'quiet' | undefined;
  /** 48 or 44 px high, never less. @default 'm' */
  size?: 'm' | 's' | undefined;
  /** An icon before the text, never alone: without text give `label`. */
  icon?: IconName | undefined;
  /** As wide as its column. @default false */
  isBlock?: boolean | undefined;
};

/** The data attributes that the style sheet reads. */
export const lookOf = ({ variant = 'solid', size = 'm', isBlock = false }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size,
  ...(isBlock ? { 'data-block': '' } : {}),
});

/** Icon and text of a button; the text may wrap and is never cut. */
export const ButtonContent = ({ icon, children }: { icon: IconName | undefined; children: ReactNode }) => (
  <>
    {icon && <Icon name={icon} size="s" isInLine />}
    {children !== undefined && <span>{children}</span>}
  </>
);
