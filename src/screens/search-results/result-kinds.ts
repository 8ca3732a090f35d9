/** The kinds by which results can be filtered; `all` needs no query. */
export const resultKinds = ['all', 'products', 'categories', 'pages', 'documents'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** The kind that the query requests; an unknown one means all. */
export const resultKindOf = (query: string): ResultKind => {
  const requested = new URLSearchParams(query).get('tab');
  return resultKinds.find((kind) => kind === requested) ?? 'all';
};
