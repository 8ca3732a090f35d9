import type { Plan } from '#backend/catalogue/catalogue.ts';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { PrintButton } from '#client/primitives/button/print-button.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import { NothingFits } from './nothing-fits.tsx';
import { type PlannerContext, setsId } from './planner-context.ts';
import { SetCard } from './set-card.tsx';
import styles from './sets.module.css';

type SetsProps = PlannerContext & { path: string; answers: URLSearchParams; kitchen: PlannedKitchen; plan: Plan };

const firstSets = 3;

/** How many sets a query requests; an invalid value yields the first few. */
export const requestedSetCount = (query: URLSearchParams): number => {
  const requested = query.get('sets') ?? '';
  return /^\d{1,3}$/.test(requested) ? Math.max(firstSets, Number(requested)) : firstSets;
};

const More = ({ t, path, answers, plan: { sets } }: Omit<SetsProps, 'site' | 'kitchen'>) => {
  const shown = sets.shown.length;
  if (shown >= sets.total) return null;
  const all = new URLSearchParams([...answers, ['sets', `${sets.total}`]]);
  return (
    <div className={styles.more} data-screen-only>
      <p>{t('list.shown', { shown, total: sets.total })}</p>
      <span className={styles.line}>
        <MeasureLine kind="progress" value={(shown / sets.total) * 100} />
      </span>
      <ButtonLink href={`${path}?${all}#${setsId}`} variant="line" rel="nofollow">
        {t('list.more', { count: sets.total - shown })}
      </ButtonLink>
    </div>
  );
};

/** A set for each sink that fits, with a tap, an accessory and the total; or what to change where there is none. */
export const Sets = (props: SetsProps) => {
  const { site, t, plan } = props;
  return (
    <section id={setsId} tabIndex={-1} className={styles.sets}>
      {plan.sets.total === 0 ? (
        <NothingFits {...props} advice={plan.advice} />
      ) : (
        <>
          <div className={styles.head}>
            <div>
              <h2>{t('planner.sets.headline', { count: plan.sets.total })}</h2>
              <p>{t('planner.sets.text')}</p>
            </div>
            <PrintButton>{t('planner.sets.print')}</PrintButton>
          </div>
          {plan.sets.shown.map((set) => (
            <SetCard key={set.pieces[0]?.tile.productKey} site={site} t={t} set={set} />
          ))}
          <More {...props} />
        </>
      )}
    </section>
  );
};
