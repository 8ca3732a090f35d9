/** A value in a shape: its name (dotted when it lies deeper), and its type in words. */
export type ShapeLine = { name: string; type: string; isOptional: boolean };

/** What goes in or comes out, under the name that calls use for it. */
export type Shape = { name: string; lines: readonly ShapeLine[] };

/** A status, and the names of the exceptions that come with it. */
export type RestError = { status: number; names: string };

/** A call of the shop, for readers. `body` and `answer` name a shape, a media type or nothing. */
export type RestCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  parameters: readonly ShapeLine[];
  body: string;
  answer: string;
  /** Its own; what calls have in common is told once. */
  errors: readonly RestError[];
};

/** Every call by the room it belongs to, what they refuse in common, and the shapes that they use. */
export type RestGuide = {
  shared: readonly { of: string; errors: readonly RestError[] }[];
  modules: readonly { path: string; calls: readonly RestCall[] }[];
  shapes: readonly Shape[];
};
