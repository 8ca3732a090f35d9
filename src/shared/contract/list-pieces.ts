/** Lines in one sentence: `2 × Bogen P, brass; 1 × Delta 60, steel`. */
export const listPieces = (lines: readonly { quantity: number; name: string }[]): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ');
