import { announce } from '#client/primitives/announcer/announce.ts';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import type { Translate } from '#shared/i18n/translator.ts';

/** Copies an address; where the browser refuses, the field beside it is there to be marked. */
export const CopyLink = ({ address, t }: { address: string; t: Translate }) => {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    announce(t('wishlist.share.copied'));
  };
  return (
    <PlainButton variant="line" icon="copy" onClick={() => void copy().catch(() => undefined)}>
      {t('wishlist.share.copy')}
    </PlainButton>
  );
};
