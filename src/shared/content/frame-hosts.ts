/** Hosts whose pages may be framed: the policy of every document allows no others. */
export const frameHosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'www.openstreetmap.org'] as const;

/** Whether an address is https and of one of those hosts. */
export const isFrameAddress = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && frameHosts.some((host) => host === url.host);
};
