import { announce } from '#client/primitives/announcer/announce.ts';
import { Button } from '#client/primitives/button/button.tsx';
import type { Translate } from '#shared/i18n/translator.ts';

/** Copies a link; if the browser denies it, the link can be selected in the field beside it. */
export const CopyLink = ({ address, t }: { address: string; t: Translate }) => {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    announce(t('wishlist.share.copied'));
  };
  return (
    <Button variant="line" icon="copy" onClick={() => void copy().catch(() => undefined)}>
      {t('wishlist.share.copy')}
    </Button>
  );
};
