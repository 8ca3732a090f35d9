/** A value in a shape: its name (dotted when nested), its type in words, and what it means. */
export type ShapeLine = { name: string; type: string; isOptional: boolean; description: string };

/** An input or output, under the name that calls use for it. */
export type Shape = { name: string; description: string; lines: readonly ShapeLine[] };

/** A status, and the names of the exceptions that come with it. */
export type RestError = { status: number; names: string };

/** A call of the shop, for readers. `body` and `answer` name a shape, a media type or nothing. */
export type RestCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** Details, and who may call. */
  description: string;
  parameters: readonly ShapeLine[];
  body: string;
  answer: string;
  /** Its own; common errors are listed once. */
  errors: readonly RestError[];
};

/** The calls about one subject. */
export type RestTag = { name: string; description: string; calls: readonly RestCall[] };

/** Every call by its subject, their common errors, and the shapes that they use. */
export type RestGuide = {
  shared: readonly { of: string; errors: readonly RestError[] }[];
  tags: readonly RestTag[];
  shapes: readonly Shape[];
};
