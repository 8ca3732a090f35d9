import { formatMillimetreRange, type Plan } from '#backend/catalogue/catalogue.ts';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { PlainChoice } from '#client/primitives/choice/plain-choice.tsx';
import { PlainPillGroup } from '#client/primitives/pill/plain-pill-group.tsx';
import { worktopRanges, worktops } from '#shared/catalogue/cabinet-fit.ts';
import { plainMillimetres } from '#shared/catalogue/format-length.ts';
import { type PlannedKitchen, pressures, tapPlaces } from '#shared/catalogue/planned-kitchen.ts';
import { Ask } from './ask.tsx';
import { CabinetQuestion } from './cabinet-question.tsx';
import { CutOutQuestion } from './cut-out-question.tsx';
import { MountingQuestion } from './mounting-question.tsx';
import { idOfQuestion, type PlannerWords } from './planner-words.ts';
import styles from './questions.module.css';

type QuestionsProps = PlannerWords & { kitchen: PlannedKitchen; cabinets: Plan['cabinets'] };

/** So many characters a narrow answer has room for. */
const roomOfPill = 4;

const WorktopQuestion = ({ site, say, kitchen }: Omit<QuestionsProps, 'cabinets'>) => {
  const range = worktopRanges[kitchen.mounting];
  const labels = worktops.map((worktop) => plainMillimetres(worktop, site.locale));
  // Inches with their unit need twice the room.
  const columns = labels.some((label) => label.length > roomOfPill) ? worktops.length / 2 : worktops.length;
  const hint = range
    ? say('product.fit.worktopRange', { range: formatMillimetreRange(site, range.min, range.max) })
    : say('planner.worktop.any');
  return (
    <Ask question="worktop" legend={say('planner.worktop.legend')} hint={hint}>
      <div className={styles.worktops}>
        <PlainPillGroup
          name="worktop"
          look="frame"
          columns={columns}
          chosen={[`${kitchen.worktop}`]}
          options={worktops.map((worktop, index) => ({
            value: `${worktop}`,
            label: labels[index] ?? '',
            isImpossible: range !== undefined && (worktop < range.min || worktop > range.max),
          }))}
        />
      </div>
    </Ask>
  );
};

const TapPlaceQuestion = ({ say, kitchen }: Pick<QuestionsProps, 'say' | 'kitchen'>) => (
  <Ask question="tapPlace" legend={say('planner.tapPlace.legend')}>
    <PlainPillGroup
      name="tapPlace"
      look="frame"
      chosen={[kitchen.tapPlace]}
      options={tapPlaces.map((place) => ({ value: place, label: say(`planner.tapPlace.${place}`) }))}
    />
  </Ask>
);

/** All that the planner asks, and the button that asks for the answer where no script does. */
export const Questions = ({ cabinets, ...props }: QuestionsProps) => {
  const { say, kitchen } = props;
  return (
    <div className={styles.questions} data-screen-only>
      <CabinetQuestion {...props} cabinets={cabinets} />
      <CutOutQuestion site={props.site} say={say} kitchen={kitchen} />
      <WorktopQuestion {...props} />
      <MountingQuestion say={say} kitchen={kitchen} />
      <TapPlaceQuestion say={say} kitchen={kitchen} />
      <PlainChoice
        name="pressure"
        id={idOfQuestion('pressure')}
        label={say('planner.pressure.legend')}
        defaultValue={kitchen.pressure}
        options={pressures.map((pressure) => ({
          value: pressure,
          label: say(`catalogue.pressure.${pressure}`),
          text: say(`planner.pressure.${pressure}`),
        }))}
      />
      <div className={styles.send}>
        <PlainButton type="submit" isBlock>
          {say('planner.submit')}
        </PlainButton>
        <p className={styles.note}>{say('planner.note')}</p>
      </div>
    </div>
  );
};
