/** The share `part / whole` of an amount in minor units, rounded half up; zero for an empty whole. */
export const shareOf = (amount: number, part: number, whole: number): number =>
  // Exact at any size: the product of a large sum exceeds the safe integers before it is divided.
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
