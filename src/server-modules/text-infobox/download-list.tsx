import { DownloadLink } from '#client/primitives/link/download-link.tsx';
import type { ShownDownload } from './downloads.ts';

/** Documents to download. */
export const DownloadList = ({ downloads }: { downloads: readonly ShownDownload[] }) => (
  <ul>
    {downloads.map(({ label, url, icon, kind, size }) => (
      <li key={url}>
        <DownloadLink href={url} label={label} icon={icon} kind={kind} size={size} />
      </li>
    ))}
  </ul>
);
