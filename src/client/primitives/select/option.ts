/** One of the choices of a list. */
export type Option = {
  value: string;
  label: string;
  /** Seen, but cannot be chosen. */
  isDisabled?: boolean;
  /** Where the label is in another language than the page. */
  lang?: string;
};
