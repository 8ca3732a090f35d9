/** What every field has in common. All words come from outside. */
export type FieldTexts = {
  /** Above the field, always seen. */
  label: string;
  /** Beside the label: `freiwillig`. What is optional is marked; where most is optional, what is required. */
  note?: string | undefined;
  /** Below the label: form and example. */
  hint?: string | undefined;
  /** Below the field, with icon and words. Set: the field is invalid. */
  error?: string | undefined;
};
