/** A number without decimals, with commas between thousands. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Bytes as kilobytes of 1000. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
