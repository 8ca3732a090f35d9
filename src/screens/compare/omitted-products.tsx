import { joinInSentence } from '#backend/catalogue/catalogue.ts';
import { Message } from '#client/primitives/message/message.tsx';
import type { ChosenComparison } from '#shared/catalogue/comparison.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './compare.module.css';

type Props = { site: Site; t: Translate; comparison: Pick<ChosenComparison, 'tooMany' | 'otherKind'> };

/** Requested products that are left out, by name and reason; nothing where there are none. */
export const OmittedProducts = ({ site, t, comparison }: Props) => {
  const messages = (['tooMany', 'otherKind'] as const).filter((reason) => comparison[reason].length > 0);
  if (messages.length === 0) return null;
  return (
    <div className={styles.messages}>
      {messages.map((reason) => (
        <Message key={reason} kind="info">
          <p>{t(`compare.${reason}`, { names: joinInSentence(site, comparison[reason]) })}</p>
        </Message>
      ))}
    </div>
  );
};
