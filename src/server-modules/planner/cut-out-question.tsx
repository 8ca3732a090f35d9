import { PillGroup } from '#client/primitives/pill/pill-group.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { cutLengthIn, cutOutRange, cutUnitOfInches, type PlannedKitchen, usualCutOut } from '#shared/catalogue/planned-kitchen.ts';
import { isImperial } from '#shared/i18n/imperial.ts';
import styles from './cut-out-question.module.css';
import type { PlannerContext } from './planner-context.ts';
import { PlannerQuestion } from './planner-question.tsx';

/** Sides are entered in whole millimetres, in the United States and Canada in inches of any precision. */
const fieldIn = (locale: string) => ({
  min: cutLengthIn(locale, cutOutRange.min),
  max: cutLengthIn(locale, cutOutRange.max),
  ...(isImperial(locale) ? ({ inputMode: 'decimal', step: 'any' } as const) : ({ inputMode: 'numeric', step: 1 } as const)),
});

/** Whether there is a cut-out already; its size fields are revealed by CSS alone, so also without script. */
export const CutOutQuestion = ({ site, t, kitchen: { cutOut } }: PlannerContext & { kitchen: PlannedKitchen }) => {
  const { width, depth } = cutOut ?? usualCutOut;
  const length = { type: 'number', ...fieldIn(site.locale) } as const;
  return (
    <PlannerQuestion question="cutOut" legend={t('planner.cutOut.legend')} hint={t('planner.cutOut.hint')}>
      <PillGroup
        name="cutOut"
        columns={2}
        chosen={[cutOut ? 'yes' : 'no']}
        options={[
          { value: 'no', label: t('planner.cutOut.no') },
          { value: 'yes', label: t('planner.cutOut.yes') },
        ]}
      />
      {isImperial(site.locale) ? <input type="hidden" name="cutUnit" value={cutUnitOfInches} /> : null}
      <div className={styles.size}>
        <TextField {...length} name="cutWidth" label={t('planner.cutOut.width')} defaultValue={cutLengthIn(site.locale, width)} />
        <TextField {...length} name="cutDepth" label={t('planner.cutOut.depth')} defaultValue={cutLengthIn(site.locale, depth)} />
      </div>
    </PlannerQuestion>
  );
};
