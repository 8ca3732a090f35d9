'use client';
import { useState } from 'react';
import { useRouter } from 'waku';
import { Button } from '#client/primitives/button/button.tsx';
import { useHydrated } from '#client/primitives/hydrated/use-hydrated.ts';
import { Message } from '#client/primitives/message/message.tsx';
import { type DealerSearch, dealerQueryOf } from '#shared/routes/dealer-query.ts';
import { selectDealer } from '#state/dealer-map.ts';
import { useDealerTexts } from './dealer-texts.tsx';
import { canFindPosition, findPosition, type NoPosition } from './find-position.ts';
import styles from './locate-button.module.css';

type Props = {
  /** The dealer page's own path. */
  path: string;
  ask: DealerSearch;
};

/** Shows the dealers nearest to the visitor. Requests the position on click, and only this page receives it. Without script it only reserves its space. */
export const LocateButton = ({ path, ask: { filter, shows } }: Props) => {
  const { t } = useDealerTexts();
  const { push } = useRouter();
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NoPosition>();

  const find = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const at = await findPosition();
    if (typeof at === 'string') setProblem(at);
    else {
      selectDealer(undefined);
      await push(`${path}${dealerQueryOf({ filter, shows, at })}`, { scroll: false });
    }
    setBusy(false);
  };
  return (
    <div className={styles['own']}>
      {isHydrated && canFindPosition() && (
        <Button variant="quiet" size="s" icon="locate" isBusy={isBusy} busyLabel={t('dealer.here.searching')} onClick={() => void find()}>
          {t('dealer.here.use')}
        </Button>
      )}
      {problem && (
        <Message kind="error" role="alert">
          <p>{t(`dealer.here.${problem}`)}</p>
        </Message>
      )}
    </div>
  );
};
