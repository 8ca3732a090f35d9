import 'client-only';

/** A change of this browser's data, in whichever tab it happened. */
type Topic = 'cart' | 'session' | 'wishlist';

let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('shop');
  return channel;
};

/** Notifies the shop's other tabs of a change; they fetch the new data from the server. */
export const broadcast = (topic: Topic): void => open().postMessage(topic);

/** Calls back when another tab has changed something. Returns an unsubscribe function. */
export const onBroadcast = (topic: Topic, listener: () => void): (() => void) => {
  const onMessage = ({ data }: MessageEvent): void => {
    if (data === topic) listener();
  };
  open().addEventListener('message', onMessage);
  return () => open().removeEventListener('message', onMessage);
};
