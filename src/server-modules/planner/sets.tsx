import type { Plan } from '#backend/catalogue/catalogue.ts';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { PrintButton } from '#client/primitives/button/print-button.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import { NothingFits } from './nothing-fits.tsx';
import { type PlannerWords, setsId } from './planner-words.ts';
import { SetCard } from './set-card.tsx';
import styles from './sets.module.css';

type SetsProps = PlannerWords & { path: string; answers: URLSearchParams; kitchen: PlannedKitchen; plan: Plan };

const firstSets = 3;

/** How many sets a query asks for; nonsense is the first few. */
export const setsAsked = (query: URLSearchParams): number => {
  const asked = query.get('sets') ?? '';
  return /^\d{1,3}$/.test(asked) ? Math.max(firstSets, Number(asked)) : firstSets;
};

const More = ({ say, path, answers, plan: { sets } }: Omit<SetsProps, 'site' | 'kitchen'>) => {
  const shown = sets.shown.length;
  if (shown >= sets.total) return null;
  const all = new URLSearchParams([...answers, ['sets', `${sets.total}`]]);
  return (
    <div className={styles.more} data-screen-only>
      <p>{say('list.shown', { shown, total: sets.total })}</p>
      <span className={styles.line}>
        <MeasureLine kind="progress" value={(shown / sets.total) * 100} />
      </span>
      <ButtonLink href={`${path}?${all}#${setsId}`} variant="line" rel="nofollow">
        {say('list.more', { count: sets.total - shown })}
      </ButtonLink>
    </div>
  );
};

/** A set for each sink that fits: with a tap, an accessory and the sum; or what to change where there is none. */
export const Sets = (props: SetsProps) => {
  const { site, say, plan } = props;
  return (
    <section id={setsId} tabIndex={-1} className={styles.sets}>
      {plan.sets.total === 0 ? (
        <NothingFits {...props} advice={plan.advice} />
      ) : (
        <>
          <div className={styles.head}>
            <div>
              <h2>{say('planner.sets.headline', { count: plan.sets.total })}</h2>
              <p>{say('planner.sets.text')}</p>
            </div>
            <PrintButton>{say('planner.sets.print')}</PrintButton>
          </div>
          {plan.sets.shown.map((set) => (
            <SetCard key={set.pieces[0]?.tile.productKey} site={site} say={say} set={set} />
          ))}
          <More {...props} />
        </>
      )}
    </section>
  );
};
