import type { SinkFacts } from '../facts.ts';
import { bowlSpan, formingOf, inwardAt } from '../forming.ts';
import type { Drawing, Line } from './drawing.ts';
import { usualWorktop } from './sink-section.ts';

/** A cabinet's side, its body below the worktop and the plinth that it stands on, in millimetres. */
const cabinet = { side: 19, body: 720, plinth: 100 };
/** The distance of the water from the rim. */
const freeboard = 34;
/** Space for what is above the worktop. */
const above = 12;

type Bowl = SinkFacts['bowls'][number];

/** The inside of a bowl from one depth on: walls that lean inwards, a floor with round corners. */
const hollow = (facts: SinkFacts, { width, height }: Bowl, middle: number, from: number): string => {
  const forming = formingOf(facts);
  const radius = Math.min(forming.bottom, 0.16 * width);
  const half = width / 2;
  const [open, low] = [half - inwardAt(forming, from), half - inwardAt(forming, height)].map(Math.round) as [number, number];
  const corner = Math.round(radius);
  const curve = (side: 1 | -1): string => `${middle - side * low} ${height} ${middle - side * (low - corner)} ${height}`;
  return `M${middle - open} ${from}L${middle - low} ${height - corner}Q${curve(1)}H${middle + low - corner}Q${middle + low} ${height} ${middle + low} ${height - corner}L${middle + open} ${from}`;
};

/** A sink in the narrowest cabinet that takes it, seen from the front and cut through its bowls: outlines only, for drawings side by side. */
export const drawCabinetFront = (facts: SinkFacts): Drawing => {
  const { from, to } = bowlSpan(facts, 0);
  const width = facts.cabinetWidth;
  const centre = (from + to) / 2;
  const floor = usualWorktop + cabinet.body;
  const middleOf = ({ x }: Bowl): number => Math.round(width / 2 + x - centre);
  const [first, last] = [width / 2 + from - centre, width / 2 + to - centre].map(Math.round) as [number, number];
  const lines: Line[] = [
    ...facts.bowls.map((bowl): Line => ({ stroke: 'water', path: `${hollow(facts, bowl, middleOf(bowl), freeboard)}Z` })),
    {
      stroke: 'around',
      path: `M0 0H${first}V${usualWorktop}H0M${width} 0H${last}V${usualWorktop}H${width}M0 ${usualWorktop}V${floor}H${width}V${usualWorktop}M${cabinet.side} ${usualWorktop}V${floor}M${width - cabinet.side} ${usualWorktop}V${floor}M0 ${floor}v${cabinet.plinth}H${width}V${floor}`,
    },
    {
      stroke: 'edge',
      path: facts.bowls
        .map((bowl) => `${hollow(facts, bowl, middleOf(bowl), 0)}M${middleOf(bowl) - facts.drain / 2} ${bowl.height}v26h${facts.drain}v-26`)
        .join(''),
    },
  ];
  return { frame: { x: 0, y: -above, width, height: above + floor + cabinet.plinth }, lines, labels: [] };
};
