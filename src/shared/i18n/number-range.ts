/**
 * A range of numbers as our texts write it, `20–60 mm`: Intl puts a hyphen in Italian, Spanish, Portuguese, Dutch, Chinese and Vietnamese, and
 * another wave dash than our texts in Japanese.
 */
export const formatNumberRange = (format: Intl.NumberFormat, from: number, to: number): string =>
  format.formatRange(from, to).replace(/(?<!\s)\s*[-–～]\s*/u, format.resolvedOptions().locale.startsWith('ja') ? '〜' : '–');
