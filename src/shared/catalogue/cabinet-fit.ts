import type { kitchenQueryNames } from '#shared/routes/page-query.ts';
import type { SinkFacts } from './facts.ts';
import { bowlSpan } from './forming.ts';

/** One way to install a sink. */
export type Mounting = SinkFacts['mountings'][number];

/** A visitor's kitchen; all lengths in millimetres. `wall` is the thickness of the cabinet's sides. */
export type Kitchen = { cabinet: number; mounting: Mounting; worktop: number; wall: number };

/** Why a sink does not fit. */
export type Misfit = 'cabinet' | 'worktopThin' | 'worktopThick';

/**
 * Whether a sink fits, and the lengths behind it in millimetres: the bowls' outer width where the cabinet begins, the cabinet's inner
 * width, and what is left between them.
 */
export type CabinetFit = { misfit?: Misfit; bowls: number; inside: number; left: number };

/** Common cabinet widths, and worktop and side thicknesses, in millimetres. */
export const cabinets = [400, 450, 500, 600, 800, 900] as const;
export const worktops = [12, 20, 30, 38, 40, 60] as const;
export const walls = [16, 18, 19] as const;

/** The worktop thickness that each mounting supports, in millimetres; a sink with a visible front stands beside the worktop and needs none. */
export const worktopRanges: Record<Mounting, { min: number; max: number } | undefined> = {
  inset: { min: 20, max: 60 },
  flush: { min: 30, max: 60 },
  undermount: { min: 20, max: 60 },
  farmhouse: undefined,
};

/** How far below the sink's rim the cabinet's sides begin: only a sink that lies in the worktop has the worktop between. */
const depthOfCabinet = ({ mounting, worktop }: Pick<Kitchen, 'mounting' | 'worktop'>): number =>
  mounting === 'inset' || mounting === 'flush' ? worktop : 0;

const misfitOf = ({ mounting, worktop }: Kitchen, left: number): Misfit | undefined => {
  const range = worktopRanges[mounting];
  if (range && worktop < range.min) return 'worktopThin';
  if (range && worktop > range.max) return 'worktopThick';
  return left < 0 ? 'cabinet' : undefined;
};

/**
 * The bowls where the cabinet begins: the outer ends from the middle of the sink, and the width between them, rounded up, so that the
 * remaining space is never overstated. Sentences and drawings use these values.
 */
export const bowlsInCabinet = (
  facts: Pick<SinkFacts, 'material' | 'bowls'>,
  kitchen: Pick<Kitchen, 'mounting' | 'worktop'>,
): { from: number; to: number; width: number } => {
  const { from, to } = bowlSpan(facts, depthOfCabinet(kitchen));
  return { from, to, width: Math.ceil(to - from) };
};

/** Whether a sink fits into a kitchen. */
export const fitOf = (facts: Pick<SinkFacts, 'material' | 'bowls'>, kitchen: Kitchen): CabinetFit => {
  const bowls = bowlsInCabinet(facts, kitchen).width;
  const inside = kitchen.cabinet - 2 * kitchen.wall;
  const left = inside - bowls;
  const misfit = misfitOf(kitchen, left);
  return { bowls, inside, left, ...(misfit ? { misfit } : {}) };
};

/** The most common kitchen, as the default. */
export const defaultKitchen = { worktop: 38, wall: 16 } as const;

/**
 * Whether a sink fits into a cabinet of that outer width in one of its mountings, in a usual worktop: the rule for lists, menus and
 * search.
 */
export const fitsCabinet = (facts: Pick<SinkFacts, 'material' | 'bowls' | 'mountings'>, cabinet: number): boolean =>
  facts.mountings.some((mounting) => fitOf(facts, { cabinet, mounting, ...defaultKitchen }).misfit === undefined);

/** The option whose text a query contains; the default if none matches. */
export const pickOption = <T extends string | number>(options: readonly T[], answerOf: string | null, otherwise: T): T =>
  options.find((option) => String(option) === answerOf) ?? otherwise;

/**
 * The kitchen that a query describes (`cabinet` in centimetres, as in lists; `worktop` and `wall` in millimetres); missing values are
 * those of the most common kitchen.
 */
export const readKitchen = (
  { cabinetWidth, mountings }: Pick<SinkFacts, 'cabinetWidth' | 'mountings'>,
  query: URLSearchParams,
): Kitchen => {
  const answerOf = (name: (typeof kitchenQueryNames)[number]): string | null => query.get(name);
  return {
    cabinet: pickOption(cabinets, `${answerOf('cabinet')}0`, cabinets.find((width) => width >= cabinetWidth) ?? 900),
    mounting: pickOption(mountings, answerOf('mounting'), mountings[0] ?? 'inset'),
    worktop: pickOption(worktops, answerOf('worktop'), defaultKitchen.worktop),
    wall: pickOption(walls, answerOf('wall'), defaultKitchen.wall),
  };
};
