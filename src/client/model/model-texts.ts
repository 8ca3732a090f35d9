import type { ViewFrom } from './view-from.ts';

/** All that the 3-D view says, in the language of the page. */
export type ModelTexts = {
  /** On the button that opens it. */
  open: string;
  /** Title of the layer. */
  title: string;
  close: string;
  loading: string;
  /** How it is turned, below the model. */
  hint: string;
  /** How it is turned by keys; said with the model's name. */
  keys: string;
  turnLeft: string;
  turnRight: string;
  turnUp: string;
  turnDown: string;
  nearer: string;
  farther: string;
  reset: string;
  finish: string;
  /** On the button that lays the model over the camera's picture. */
  room: string;
  roomFailed: string;
  /** Where no model can be shown: why, and what stands there instead. */
  missing: string;
  instead: string;
  drawings: string;
  /** From where one looks. */
  views: Record<ViewFrom, string>;
};

/** A finish that the model can wear; `alt` is what is seen then. */
export type ModelFinish = { id: string; name: string; alt: string };
