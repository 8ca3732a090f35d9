import { hrefTo, type Site } from '#shared/country/site.ts';
import { noScriptPathTo, pathTo } from './paths.ts';

/** The screen of a no-script document: `/plain/cart` is `/cart`. Other paths are left as they are. */
const screenOf = (site: Pick<Site, 'root'>, path: string): string => {
  const noScriptRoot = hrefTo(site, 'plain/');
  return path.startsWith(noScriptRoot) ? hrefTo(site, path.slice(noScriptRoot.length)) : path;
};

const withReturn = (screen: string, path: string): string => `${screen}?${new URLSearchParams({ redirect: path })}`;

/** The login link that leads back to a path of this shop. */
export const loginPath = (site: Pick<Site, 'root'>, path: string): string => withReturn(pathTo(site, 'login'), screenOf(site, path));

/** The same for browsers without script. */
export const noScriptLoginPath = (site: Pick<Site, 'root'>, path: string): string =>
  withReturn(noScriptPathTo(site, 'login'), screenOf(site, path));

/** The page that reports an expired session, with a link back. */
export const expiredPath = (site: Pick<Site, 'root'>, path: string): string =>
  withReturn(pathTo(site, 'sessionExpired'), screenOf(site, path));
