/** A value in a shape: its name (dotted when nested), and the description of its type. */
export type ShapeLine = { name: string; type: string; isOptional: boolean };

/** An input or output, under the name that calls use for it. */
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
  /** Its own; common errors are listed once. */
  errors: readonly RestError[];
};

/** Every call by its module, their common errors, and the shapes that they use. */
export type RestGuide = {
  shared: readonly { of: string; errors: readonly RestError[] }[];
  modules: readonly { path: string; calls: readonly RestCall[] }[];
  shapes: readonly Shape[];
};
