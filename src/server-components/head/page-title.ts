/** The title of a page with the brand behind it, unless it is named already. */
export const presentTitle = (title: string | undefined, brand: string): string => {
  const own = title?.trim() ?? '';
  if (own === '') return brand;
  return own.includes(brand) ? own : `${own} – ${brand}`;
};
