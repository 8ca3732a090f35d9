import { joinWords, labelCentimetres, type Plan } from '#backend/catalogue/catalogue.ts';
import { worktopRanges } from '#shared/catalogue/cabinet-fit.ts';
import { mountings } from '#shared/catalogue/facts.ts';
import type { PlannedKitchen } from '#shared/catalogue/planned-kitchen.ts';
import type { SinkMisfit, TapMisfit } from '#shared/catalogue/planner-fit.ts';
import { lengthIn, type PlannerContext, type Question } from './planner-context.ts';

type OtherSink = Plan['sinks']['others'][number];

/** Products that share a reason: the reason, their names as lines, and the question that decides it. `tooWide` are drawn to scale. */
export type ReasonGroup = { id: string; count: number; title: string; lines: string[]; question: Question; tooWide: OtherSink[] };

type Context = PlannerContext & { kitchen: PlannedKitchen };

const questionOf: Record<SinkMisfit, Question> = {
  mounting: 'mounting',
  cabinet: 'cabinet',
  worktopThin: 'worktop',
  worktopThick: 'worktop',
  cutOutSmall: 'cutOut',
  cutOutLarge: 'cutOut',
  cutOutNone: 'cutOut',
  noTapHole: 'tapPlace',
  ownTapHole: 'tapPlace',
};
const inOrder = Object.keys(questionOf) as SinkMisfit[];

const titleOf = ({ site, t, kitchen }: Context, misfit: SinkMisfit): string => {
  const { min, max } = worktopRanges[kitchen.mounting] ?? { min: 0, max: 0 };
  return t(`planner.why.${misfit}`, {
    width: labelCentimetres(site, kitchen.cabinet).replaceAll(' ', '\u00A0'),
    min: lengthIn(site, min),
    max: lengthIn(site, max),
  });
};

// A name of two parts is never broken across lines.
const nameOf = ({ name }: { name: string }): string => name.replaceAll(' ', '\u00A0');

/** Sinks by their primary mounting. */
const linesByMounting = ({ site, t }: Context, sinks: readonly OtherSink[]): string[] =>
  mountings.flatMap((mounting) => {
    const names = sinks.filter(({ facts }) => facts.mountings[0] === mounting).map(nameOf);
    return names.length === 0
      ? []
      : [t('planner.why.named', { mounting: t(`catalogue.mounting.${mounting}`), names: joinWords(site, names) })];
  });

const linesOf = (context: Context, misfit: SinkMisfit, sinks: readonly OtherSink[]): string[] => {
  const { site, t } = context;
  if (misfit === 'mounting') return linesByMounting(context, sinks);
  if (misfit === 'cutOutSmall' || misfit === 'cutOutLarge') {
    const by = misfit === 'cutOutSmall' ? 'planner.why.missing' : 'planner.why.tooMuch';
    return sinks.map((sink) => {
      const length = lengthIn(site, sink.reason.by ?? 0);
      return joinWords(site, [nameOf(sink), t(by, { missing: length, by: length })]);
    });
  }
  return misfit === 'cabinet' ? [] : [joinWords(site, sinks.map(nameOf))];
};

/** Why sinks do not fit, by reason in the order of the questions. */
export const groupSinks = (context: Context, others: readonly OtherSink[]): ReasonGroup[] =>
  inOrder.flatMap((misfit) => {
    const sinks = others.filter(({ reason }) => reason.misfit === misfit);
    if (sinks.length === 0) return [];
    const lines = linesOf(context, misfit, sinks);
    const tooWide = misfit === 'cabinet' ? sinks : [];
    return [{ id: misfit, count: sinks.length, title: titleOf(context, misfit), lines, question: questionOf[misfit], tooWide }];
  });

/** Why taps do not fit, by reason. */
export const groupTaps = ({ site, t, kitchen }: Context, others: Plan['taps']['others']): ReasonGroup[] =>
  (['pressure', 'tapHole', 'reach'] as const satisfies TapMisfit[]).flatMap((misfit) => {
    const taps = others.filter((tap) => tap.misfit === misfit);
    if (taps.length === 0) return [];
    const bearing = kitchen.pressure === 'high' ? 'pressureLow' : 'pressureHigh';
    return [
      {
        id: misfit,
        count: taps.length,
        title: t(`planner.why.${misfit === 'pressure' ? bearing : misfit}`),
        lines: [joinWords(site, taps.map(nameOf))],
        question: misfit === 'pressure' ? 'pressure' : 'tapPlace',
        tooWide: [],
      },
    ];
  });
