import type { IconName } from '#client/primitives/icon/icon-names.ts';
import { numberFormat } from '#shared/i18n/formats.ts';

type Download = { label: string; url: string; bytes: number | null };

/** A document for display: its kind in capitals, its formatted size; `size` is empty when unknown. */
export type ShownDownload = { label: string; url: string; icon: IconName; kind: string; size: string };

const icons: Record<string, IconName> = { pdf: 'file', zip: 'box', jpg: 'image', jpeg: 'image' };

const extensionOf = (url: string): string => /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '';

/** A file size in the locale's format: `0,4 MB`, `38 kB`; rounded up to whole kilobytes, since no file has none. */
const formatBytes = (bytes: number, locale: string): string => {
  const isLarge = bytes >= 100_000;
  const format = numberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1_000));
};

/** Only documents with a label and an address are shown (M-41). */
export const presentDownloads = (downloads: readonly Download[], locale: string): ShownDownload[] =>
  downloads
    .map(({ label, url, bytes }) => ({ label: label.trim(), url: url.trim(), bytes }))
    .filter(({ label, url }) => label !== '' && url !== '')
    .map(({ label, url, bytes }) => {
      const extension = extensionOf(url);
      return {
        label,
        url,
        icon: icons[extension] ?? 'download',
        kind: extension.toUpperCase(),
        size: bytes === null ? '' : formatBytes(bytes, locale),
      };
    });
