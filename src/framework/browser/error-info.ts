import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';

/** True for what the router throws as an error to say that a page is missing or has moved. */
export const isRouterSignal = (error: unknown): boolean => {
  const info = getErrorInfo(error);
  return info?.status === 404 || info?.location !== undefined;
};
