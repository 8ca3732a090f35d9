import 'client-only';

/** What has changed for this browser, in whichever of its tabs. */
type Bell = 'cart' | 'session' | 'wishlist';

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('shop');
  return channel;
};

/** Tells the other tabs of this shop that something has changed; what it is now they ask the server. */
export const ringTabs = (bell: Bell): void => open().postMessage(bell);

/** Hears when another tab has changed something. Returns how to stop hearing. */
export const onTabRing = (bell: Bell, listener: () => void): (() => void) => {
  const hear = ({ data }: MessageEvent): void => {
    if (data === bell) listener();
  };
  open().addEventListener('message', hear);
  return () => open().removeEventListener('message', hear);
};
