'use client';
import { Button } from '#client/primitives/button/button.tsx';
import { useHydrated } from '#client/primitives/hydrated/use-hydrated.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { showToast } from '#state/toasts.ts';
import { useDealerTexts } from './dealer-texts.tsx';

/** Copies a dealer's mail address and confirms it (D-05). Without script, and if the browser denies it, it opens a mail. */
export const CopyMail = ({ address, name }: { address: string; name: string }) => {
  const { t } = useDealerTexts();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ message: t('dealer.copied'), type: 'success' });
    } catch {
      location.assign(`mailto:${address}`);
    }
  };
  if (!useHydrated()) {
    return (
      <TextLink href={`mailto:${address}`} variant="action" icon="mail">
        {address}
      </TextLink>
    );
  }
  return (
    <Button variant="quiet" size="s" icon="copy" onClick={() => void copy()} aria-label={t('dealer.copyMailOf', { name })}>
      {t('dealer.copyMail')}
    </Button>
  );
};
