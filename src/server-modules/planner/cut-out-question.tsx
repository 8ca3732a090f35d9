import { PlainPillGroup } from '#client/primitives/pill/plain-pill-group.tsx';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import { cutOutRange, type PlannedKitchen, usualCutOut } from '#shared/catalogue/planned-kitchen.ts';
import { Ask } from './ask.tsx';
import styles from './cut-out-question.module.css';
import type { PlannerWords } from './planner-words.ts';

/** Whether there is a cut-out already; its size is asked for by style alone, so also without script. */
export const CutOutQuestion = ({ say, kitchen: { cutOut } }: Pick<PlannerWords, 'say'> & { kitchen: PlannedKitchen }) => {
  const { width, depth } = cutOut ?? usualCutOut;
  const length = { type: 'number', inputMode: 'numeric', ...cutOutRange, step: 1 } as const;
  return (
    <Ask question="cutOut" legend={say('planner.cutOut.legend')} hint={say('planner.cutOut.hint')}>
      <PlainPillGroup
        name="cutOut"
        look="frame"
        columns={2}
        chosen={[cutOut ? 'yes' : 'no']}
        options={[
          { value: 'no', label: say('planner.cutOut.no') },
          { value: 'yes', label: say('planner.cutOut.yes') },
        ]}
      />
      <div className={styles.size}>
        <PlainTextField {...length} name="cutWidth" label={say('planner.cutOut.width')} defaultValue={width} />
        <PlainTextField {...length} name="cutDepth" label={say('planner.cutOut.depth')} defaultValue={depth} />
      </div>
    </Ask>
  );
};
