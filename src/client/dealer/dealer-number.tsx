'use client';
import { useSnapshot } from 'valtio';
import { useHydrated } from '#client/primitives/hydrated/use-hydrated.ts';
import { dealerMap, selectDealer } from '#state/dealer-map.ts';
import styles from './dealer-item.module.css';
import { useDealerTexts } from './dealer-texts.tsx';
import { NumberCircle } from './number-circle.tsx';

type Props = { id: string; name: string /** From 1, as on the map. */; number: number };

/** The number of a dealer on the map; a click shows it there. Without script it is only a number. */
export const DealerNumber = ({ id, name, number }: Props) => {
  const { t, locale } = useDealerTexts();
  const isSelected = useSnapshot(dealerMap).selectedId === id;
  const text = new Intl.NumberFormat(locale).format(number);
  const circle = <NumberCircle>{text}</NumberCircle>;
  if (!useHydrated()) return <span className={styles['button']}>{circle}</span>;
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={t('dealer.onMap', { number: text, name })}
      aria-pressed={isSelected}
      onClick={() => selectDealer(id)}
    >
      {circle}
    </button>
  );
};
