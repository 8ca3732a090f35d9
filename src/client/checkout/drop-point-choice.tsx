import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { findDropPoints } from '#state/drop-points.ts';
import styles from './drop-point-choice.module.css';
import { DropPointList, type ListProps } from './drop-point-list.tsx';

/** The list with a search by another postal code. */
export const DropPointChoice = ({ points: nearHome, chosen, locale, t }: ListProps) => {
  const [points, setPoints] = useState(nearHome);
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const searches = useRef(0);
  const id = useId();
  const search = async (): Promise<void> => {
    const postalCode = field.current?.value.trim() ?? '';
    searches.current += 1;
    const mine = searches.current;
    const found = await findDropPoints(postalCode).catch(() => null);
    // A newer search has started in the meantime.
    if (mine !== searches.current) return;
    if (!found || found.length === 0) {
      setError(t(found === null ? 'general.messages.generalAPIError' : 'general.validation.plz'));
      field.current?.focus();
      return;
    }
    setError(undefined);
    setPoints(found);
    setSaid(t('checkout.dropPoint.found', { count: found.length, postalCode }));
  };
  // Enter would submit the whole form.
  const searchOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void search();
  };
  return (
    <div className={styles['choice']}>
      <DropPointList key={points.map((point) => point.id).join()} points={points} chosen={chosen} locale={locale} t={t} />
      <div className={styles['search']}>
        <TextField
          id={id}
          name="dropPointsNear"
          label={t('checkout.dropPoint.elsewhere')}
          error={error}
          ref={field}
          autoComplete="off"
          inputMode="numeric"
          onKeyDown={searchOnEnter}
        />
        <Button variant="line" onClick={() => void search()}>
          {t('checkout.dropPoint.find')}
        </Button>
      </div>
      <p role="status" className={styles['said']}>
        {said}
      </p>
    </div>
  );
};
