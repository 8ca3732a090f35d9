import 'client-only';

/** What has changed for this browser, in whichever of its tabs. */
type Topic = 'cart' | 'session' | 'wishlist';

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('shop');
  return channel;
};

/** Tells the other tabs of this shop that something has changed; what it is now they ask the server. */
export const broadcast = (topic: Topic): void => open().postMessage(topic);

/** Hears when another tab has changed something. Returns how to stop hearing. */
export const onBroadcast = (topic: Topic, listener: () => void): (() => void) => {
  const onMessage = ({ data }: MessageEvent): void => {
    if (data === topic) listener();
  };
  open().addEventListener('message', onMessage);
  return () => open().removeEventListener('message', onMessage);
};
