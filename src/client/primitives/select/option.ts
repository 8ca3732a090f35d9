/** An option of a list. */
export type Option = {
  value: string;
  label: string;
  /** Visible, but cannot be selected. */
  isDisabled?: boolean;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
};
