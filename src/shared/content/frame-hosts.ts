/** Houses whose pages may stand in a frame of ours: the policy of every document lets no other in. */
export const frameHosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'www.openstreetmap.org'] as const;

/** Whether an address is https and of one of those houses. */
export const isFrameAddress = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && frameHosts.some((host) => host === url.host);
};
