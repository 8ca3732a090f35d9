import type { ViewFrom } from './view-from.ts';

/** All texts of the 3-D view, in the page's language. */
export type ModelTexts = {
  /** On the button that opens it. */
  open: string;
  /** Title of the layer. */
  title: string;
  close: string;
  loading: string;
  /** How to rotate it, below the model. */
  hint: string;
  /** How to rotate it by keyboard; part of the model's name. */
  keys: string;
  turnLeft: string;
  turnRight: string;
  turnUp: string;
  turnDown: string;
  nearer: string;
  farther: string;
  reset: string;
  finish: string;
  /** On the AR button. */
  room: string;
  roomFailed: string;
  /** Shown if no model can be rendered: the reason, and the alternative. */
  missing: string;
  instead: string;
  drawings: string;
  /** The names of the views. */
  views: Record<ViewFrom, string>;
};

/** A finish of the model; `alt` describes the model in it. */
export type ModelFinish = { id: string; name: string; alt: string };
