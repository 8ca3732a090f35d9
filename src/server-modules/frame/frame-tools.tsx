import { ToolLink } from '#client/primitives/tool/tool-link.tsx';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { paths, pathTo } from '#shared/routes/paths.ts';

/** Whether one of the shop's own screens is there, by its path. */
export type HasScreen = (path: string) => boolean;

const tools = [
  { name: 'account', icon: 'user', label: 'shell.account' },
  { name: 'wishlist', icon: 'heart', label: 'shell.wishlist' },
] as const;

/** The ways to account and wishlist, as far as the shop has them. */
export const FrameTools = ({ site, say, hasScreen }: { site: Site; say: Translate; hasScreen: HasScreen }) =>
  tools
    .filter(({ name }) => hasScreen(paths[name]))
    .map(({ name, icon, label }) => <ToolLink key={name} href={pathTo(site, name)} icon={icon} label={say(label)} />);
