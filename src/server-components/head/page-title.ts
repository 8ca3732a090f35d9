/** The title of a page with the brand appended, unless it is included already. */
export const presentTitle = (title: string | undefined, brand: string): string => {
  const own = title?.trim() ?? '';
  if (own === '') return brand;
  return own.includes(brand) ? own : `${own} – ${brand}`;
};
