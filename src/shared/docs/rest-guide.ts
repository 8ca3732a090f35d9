/** A value in a shape: its name (dotted when it lies deeper), and its type in words. */
export type ShapeLine = { name: string; type: string; isOptional: boolean };

/** What goes in or comes out, under the name that calls use for it. */
export type Shape = { name: string; lines: readonly ShapeLine[] };

/** A call of the shop, for readers. `body` and `answer` name a shape, a media type or nothing. */
export type RestCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  parameters: readonly ShapeLine[];
  body: string;
  answer: string;
  refusals: readonly { status: string; names: string }[];
};

/** Every call by the room it belongs to, and the shapes that they use. */
export type RestGuide = { rooms: readonly { path: string; calls: readonly RestCall[] }[]; shapes: readonly Shape[] };
