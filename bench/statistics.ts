/** The value below which this share (0 to 1) of the numbers lies. */
export const percentile = (numbers: readonly number[], part: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
};

/** The median of the numbers. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);
