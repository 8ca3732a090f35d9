import { facetIds, sorts } from '#shared/routes/list-query.ts';

const listNames = [...facetIds, 'sort'] as const;

/** The URL that a list form requests: chosen values only, in the order of `names`, from the first page. */
export const addressOfForm = (form: HTMLFormElement, path: string, names?: readonly string[]): string =>
  addressOfPairs([...new FormData(form)], path, names);

/** The same from the form's entries; empty values and the default order need no query. */
export const addressOfPairs = (
  pairs: readonly (readonly [string, unknown])[],
  path: string,
  names: readonly string[] = listNames,
): string => {
  const chosen = names.flatMap((name) =>
    pairs.flatMap(([field, value]) =>
      field === name && typeof value === 'string' && value !== '' && !(name === 'sort' && value === sorts[0]) ? [[name, value]] : [],
    ),
  );
  return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen)}`;
};
