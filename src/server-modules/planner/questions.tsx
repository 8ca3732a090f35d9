import { formatMillimetreRange, type Plan } from '#backend/catalogue/catalogue.ts';
import { Button } from '#client/primitives/button/button.tsx';
import { Choice } from '#client/primitives/choice/choice.tsx';
import { PillGroup } from '#client/primitives/pill/pill-group.tsx';
import { worktopRanges, worktops } from '#shared/catalogue/cabinet-fit.ts';
import { unitlessMillimetres } from '#shared/catalogue/format-length.ts';
import { type PlannedKitchen, pressures, tapPositions } from '#shared/catalogue/planned-kitchen.ts';
import { CabinetQuestion } from './cabinet-question.tsx';
import { CutOutQuestion } from './cut-out-question.tsx';
import { MountingQuestion } from './mounting-question.tsx';
import { idOfQuestion, type PlannerContext } from './planner-context.ts';
import { PlannerQuestion } from './planner-question.tsx';
import styles from './questions.module.css';

type QuestionsProps = PlannerContext & { kitchen: PlannedKitchen; cabinets: Plan['cabinets'] };

/** The maximum number of characters in a narrow answer. */
const maxPillCharacters = 4;

const WorktopQuestion = ({ site, t, kitchen }: Omit<QuestionsProps, 'cabinets'>) => {
  const range = worktopRanges[kitchen.mounting];
  const labels = worktops.map((worktop) => unitlessMillimetres(worktop, site.locale));
  // Inches with their unit need twice the space.
  const columns = labels.some((label) => label.length > maxPillCharacters) ? worktops.length / 2 : worktops.length;
  const hint = range
    ? t('product.fit.worktopRange', { range: formatMillimetreRange(site, range.min, range.max) })
    : t('planner.worktop.any');
  return (
    <PlannerQuestion question="worktop" legend={t('planner.worktop.legend')} hint={hint}>
      <div className={styles.worktops}>
        <PillGroup
          name="worktop"
          columns={columns}
          chosen={[`${kitchen.worktop}`]}
          options={worktops.map((worktop, index) => ({
            value: `${worktop}`,
            label: labels[index] ?? '',
            isImpossible: range !== undefined && (worktop < range.min || worktop > range.max),
          }))}
        />
      </div>
    </PlannerQuestion>
  );
};

const TapPlaceQuestion = ({ t, kitchen }: Pick<QuestionsProps, 't' | 'kitchen'>) => (
  <PlannerQuestion question="tapPlace" legend={t('planner.tapPlace.legend')}>
    <PillGroup
      name="tapPlace"
      chosen={[kitchen.tapPlace]}
      options={tapPositions.map((place) => ({ value: place, label: t(`planner.tapPlace.${place}`) }))}
    />
  </PlannerQuestion>
);

/** All questions of the planner, and the submit button for browsers without script. */
export const Questions = ({ cabinets, ...props }: QuestionsProps) => {
  const { t, kitchen } = props;
  return (
    <div className={styles.questions} data-screen-only>
      <CabinetQuestion {...props} cabinets={cabinets} />
      <CutOutQuestion site={props.site} t={t} kitchen={kitchen} />
      <WorktopQuestion {...props} />
      <MountingQuestion t={t} kitchen={kitchen} />
      <TapPlaceQuestion t={t} kitchen={kitchen} />
      <Choice
        name="pressure"
        id={idOfQuestion('pressure')}
        label={t('planner.pressure.legend')}
        defaultValue={kitchen.pressure}
        options={pressures.map((pressure) => ({
          value: pressure,
          label: t(`catalogue.pressure.${pressure}`),
          text: t(`planner.pressure.${pressure}`),
        }))}
      />
      <div className={styles.send}>
        <Button type="submit" isBlock>
          {t('planner.submit')}
        </Button>
        <p className={styles.note}>{t('planner.note')}</p>
      </div>
    </div>
  );
};
