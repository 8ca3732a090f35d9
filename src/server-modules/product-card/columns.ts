/** How many cards stand beside each other: each takes 12 / count columns of twelve up to four cards, else three (M-47). */
export const columnsOf = (count: number): number => (count <= 4 ? Math.max(1, count) : 4);
