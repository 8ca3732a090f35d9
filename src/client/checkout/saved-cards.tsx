import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { RadioGroup } from '#client/primitives/radio-group/radio-group.tsx';
import type { SavedCard } from '#shared/contract/payment-method.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { nameCard } from './name-card.ts';
import styles from './payment-form.module.css';

const two = (number: number): string => String(number).padStart(2, '0');

type Props = {
  cards: readonly SavedCard[];
  chosen: SavedCard | null;
  /** Only an account can save a card. */
  canSave: boolean;
  savesCard: boolean;
  error: string | undefined;
  t: Translate;
};

/** Below "card": the saved cards or a new one, which may be saved. */
export const SavedCards = ({ cards, chosen, canSave, savesCard, error, t }: Props) => {
  const usable = cards.filter(({ isExpired }) => !isExpired);
  const validUntil = ({ expiryMonth, expiryYear }: SavedCard): string =>
    t('checkout.payment.card.validUntil', { date: `${two(expiryMonth)}/${two(expiryYear % 100)}` });
  const options = usable.map((card) => ({ value: card.id, label: `${nameCard(card, t)}, ${validUntil(card)}` }));
  return (
    <>
      {usable.length > 0 && (
        <RadioGroup
          name="savedCard"
          label={t('checkout.payment.card.choose')}
          options={[...options, { value: '', label: t('checkout.payment.card.another') }]}
          defaultValue={chosen?.id ?? usable[0]?.id ?? ''}
          error={error}
        />
      )}
      <div className={styles['saveCard']}>
        <Checkbox name="keepCard" value="on" defaultChecked={savesCard} disabled={!canSave}>
          {t('checkout.payment.card.keep')}
        </Checkbox>
      </div>
      <p className={styles['small']}>{t('checkout.payment.card.note')}</p>
    </>
  );
};
