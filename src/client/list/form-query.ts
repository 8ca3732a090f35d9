import { sorts, withQuery } from '#shared/routes/list-query.ts';

/** The address that a list form asks for: chosen values only, in the canonical order, from the first page. */
export const addressOfForm = (form: HTMLFormElement, path: string): string => addressOfPairs([...new FormData(form)], path);

/** The same from the form's pairs; empty values and the default order need no query. */
export const addressOfPairs = (pairs: readonly (readonly [string, unknown])[], path: string): string => {
  const chosen = pairs.flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !(name === 'sort' && value === sorts[0]) ? [[name, value]] : [],
  );
  return path + withQuery(new URLSearchParams(chosen), {});
};
