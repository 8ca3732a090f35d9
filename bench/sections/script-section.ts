import { kilobytes, table, whole } from '../markdown.ts';
import type { Section } from '../part.ts';
import type { ScriptTimes } from '../script-times.ts';

/** Which script is loaded when, without interaction. */
export const scriptSection: Section<ScriptTimes[]> = {
  title: 'Script before the first sign of a hand',
  describe: (found) => {
    const rows = found.map(({ type, firstPaint, largestPaint, beforeFirst, beforeLargest, idle }) => [
      type,
      ...[beforeFirst, beforeLargest, idle].map(kilobytes),
      ...[firstPaint, largestPaint].map(whole),
    ]);
    return `Kilobytes of script on the wire, by the moment it was asked for, on a phone with a slow network (1.6 Mbit/s, 150 ms) and a processor four times slower. React is loaded in idle time once the page stands, at once where a page shows little without it (the cart); nobody touches the page. Inline scripts are part of the document.

${table(['page', 'before first paint', 'before largest paint', 'idle time included', 'first paint ms', 'largest paint ms'], rows)}`;
  },
  figuresOf: (found) => {
    const list = found.find(({ type }) => type === 'list');
    return list ? { scriptBeforePaint: list.beforeLargest / 1000, scriptIdle: list.idle / 1000 } : {};
  },
};
