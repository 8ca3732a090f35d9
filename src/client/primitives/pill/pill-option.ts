/** One of the answers of a group of pills. */
export type PillOption = {
  value: string;
  label: string;
  /** Would leave nothing, or is not made: dashed, still readable, not to be chosen. @default false */
  isImpossible?: boolean | undefined;
};

/** How a group of pills looks. */
export type PillLook = {
  /** `fill`: filters at once, the chosen one is filled with ink. `frame`: an answer in a form, framed by 2 px of ink. @default 'fill' */
  look?: 'fill' | 'frame' | undefined;
  /** So many stand in each row, all equally wide; without it each is as wide as its word. */
  columns?: number | undefined;
};
