import { truncateText } from '#shared/cleaning/truncate-text.ts';

const longest = 120;

/** A path for display: valid escapes decoded, and no longer than a line or two. */
export const displayPath = (path: string): string => {
  const readable = (() => {
    try {
      return decodeURIComponent(path);
    } catch {
      return path;
    }
  })();
  return readable.length > longest ? `${truncateText(readable, longest)}…` : readable;
};
