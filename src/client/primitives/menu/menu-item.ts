import type { IconName } from '../icon/icon-names.ts';

/** One thing that can be done, or chosen. */
export type MenuItem = {
  id: string;
  label: string;
  /** Before the label. */
  icon?: IconName | undefined;
  /** Below the label: what it means, or why it is not possible now. */
  note?: string | undefined;
  /** Leads there instead of doing something. */
  href?: string | undefined;
  /** Seen, read, but cannot be used. */
  isDisabled?: boolean | undefined;
};

/** Items that belong together, with a name or without. */
export type MenuGroup = { id: string; title?: string | undefined; items: readonly MenuItem[] };
