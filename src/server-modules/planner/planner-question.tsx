import type { ReactNode } from 'react';
import { idOfQuestion, type Question } from './planner-context.ts';
import styles from './planner-question.module.css';

type PlannerQuestionProps = {
  question: Question;
  legend: string;
  /** Explains how to answer, below the answers. */
  hint?: string | undefined;
  /** Places the hint above the answers, where it must be read first. @default false */
  isHintFirst?: boolean;
  children: ReactNode;
};

/** One question of the planner; reasons link to it by its id. */
export const PlannerQuestion = ({ question, legend, hint, isHintFirst = false, children }: PlannerQuestionProps) => {
  const id = idOfQuestion(question);
  const words =
    hint === undefined ? null : (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    );
  return (
    <fieldset id={id} tabIndex={-1} className={styles.ask} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend>{legend}</legend>
      {isHintFirst ? words : null}
      {children}
      {isHintFirst ? null : words}
    </fieldset>
  );
};
