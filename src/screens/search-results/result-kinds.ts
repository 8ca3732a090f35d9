/** What the results can be narrowed to; `all` needs no query. */
export const resultKinds = ['all', 'products', 'categories', 'pages', 'documents'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** The kind that the query asks for; an unknown one is all of them. */
export const resultKindOf = (query: string): ResultKind => {
  const requested = new URLSearchParams(query).get('tab');
  return resultKinds.find((kind) => kind === requested) ?? 'all';
};
