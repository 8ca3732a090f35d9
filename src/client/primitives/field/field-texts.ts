/** The texts of every field. All texts are passed in. */
export type FieldTexts = {
  /** Above the field, always visible. */
  label: string;
  /** Beside the label: `freiwillig`. Marks optional fields; if most are optional, the required ones. */
  note?: string | undefined;
  /** Below the label: format and example. */
  hint?: string | undefined;
  /** Below the field, with an icon. If set, the field is invalid. */
  error?: string | undefined;
};
