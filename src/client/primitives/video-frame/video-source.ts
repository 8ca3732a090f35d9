/** Captions of a film, as a WebVTT file. */
export type Captions = { src: string; language: string; label: string };

/** A film of our own, or one in a third-party player: that one needs consent. */
export type VideoSource =
  | { kind: 'file'; files: readonly { src: string; type: string }[]; captions: readonly [Captions, ...Captions[]] }
  | { kind: 'embed'; src: string };
