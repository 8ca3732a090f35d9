/** How many cards are side by side: each takes 12 / count columns of twelve up to four cards, else three (M-47). */
export const columnsOf = (count: number): 1 | 2 | 3 | 4 => {
  if (count === 2 || count === 3) return count;
  return count > 3 ? 4 : 1;
};
