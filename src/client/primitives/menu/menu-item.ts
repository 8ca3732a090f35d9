import type { IconName } from '../icon/icon-names.ts';

/** An action or a choice of a menu. */
export type MenuItem = {
  id: string;
  label: string;
  /** Before the label. */
  icon?: IconName | undefined;
  /** Below the label: an explanation, or why it is not available now. */
  note?: string | undefined;
  /** Navigates instead of running an action. */
  href?: string | undefined;
  /** Visible and readable, but cannot be used. */
  isDisabled?: boolean | undefined;
};

/** A group of items, with or without a name. */
export type MenuGroup = { id: string; title?: string | undefined; items: readonly MenuItem[] };
