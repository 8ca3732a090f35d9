/** One of the answers of a group of pills. */
export type PillOption = {
  value: string;
  label: string;
  /** Would yield no results, or is not available: dashed, still readable, cannot be selected. @default false */
  isImpossible?: boolean | undefined;
};

/** The look of a pill group. */
export type PillLook = {
  /** `fill`: filters at once, the selected one is filled with ink. `frame`: an answer in a form, framed by 2 px of ink. @default 'fill' */
  look?: 'fill' | 'frame' | undefined;
  /** The number per row, all equally wide; without it each is as wide as its text. */
  columns?: number | undefined;
};
