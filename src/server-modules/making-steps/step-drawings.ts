import type { Line } from '#shared/catalogue/drawing/drawing.ts';
import { circle, hatching, roundedRectangle } from '#shared/catalogue/drawing/shapes.ts';
import type { StepDrawingId } from './step-drawing-ids.ts';

const line = (stroke: Line['stroke'], ...paths: string[]): Line => ({ stroke, path: paths.join('') });

/** Cross-section of a bowl with a rim on either side: `wall` thick, its upper edge at `top`. */
const bowl = (top: number, wall = 10): string =>
  `M24 ${top}H80L85 ${top + 64}Q86 ${top + 72} 94 ${top + 72}H146Q154 ${top + 72} 155 ${top + 64}L160 ${top}H216V${top + wall}H${160 + wall}L${155 + wall} ${top + 66 + wall / 2}Q${153 + wall} ${top + 72 + wall} ${143 + wall / 2} ${top + 72 + wall}H${97 - wall / 2}Q${87 - wall} ${top + 72 + wall} ${85 - wall} ${top + 66 + wall / 2}L${80 - wall} ${top + wall}H24Z`;

/** Cross-section of a thick-walled sink without a rim, as ceramic ones are: its upper edge at `top`. */
const trough = (top: number): string =>
  `M60 ${top}H78L82 ${top + 54}Q83 ${top + 62} 91 ${top + 62}H149Q157 ${top + 62} 158 ${top + 54}L162 ${top}H180V${top + 80}H60Z`;

const arrow = (x: number, from: number, to: number): string => {
  const back = to < from ? 6 : -6;
  return `M${x} ${from}V${to}M${x - 6} ${to + back}L${x} ${to}L${x + 6} ${to + back}`;
};

// The paddle hides what is behind it.
const isBehindPaddle = (x: number, y: number): boolean =>
  (Math.abs(x - 120) < 9 && y < 108) || (Math.abs(x - 120) < 37 && y > 90 && y < 110);

// Grains in rows, each slightly offset: the same on every page.
const grains = Array.from({ length: 44 }, (_, index) => {
  const [row, column] = [Math.floor(index / 11), index % 11];
  const x = 70 + column * 10 + (((index * 37) % 9) - 4) / 2;
  const y = 74 + row * 16 + ((index * 53) % 7) - 3;
  return { x, y, radius: 1.2 + ((index * 29) % 5) * 0.55 };
})
  .filter(({ x, y }) => !isBehindPaddle(x, y))
  .map(({ x, y, radius }) => circle(x, y, radius));

const tool = 'M108 20H132V86L120 94L108 86Z';

/** The lines of each step, on a sheet of 240 × 160: one style, nothing beyond what the text says. */
export const stepDrawings: Record<StepDrawingId, readonly Line[]> = {
  'granite-mix': [
    line('water', 'M54 62H186L178 126Q177 134 169 134H71Q63 134 62 126Z'),
    line('edge', 'M44 40H52L62 126Q63 134 71 134H169Q177 134 178 126L188 40H196', ...grains),
    line('fine', 'M54 62H112M128 62H186'),
    line('edge', 'M116 18H124V96H152V104H88V96H116Z'),
    line('measure', 'M104 30Q120 40 136 30M130 27L136 30L133 36'),
  ],
  'granite-pour': [
    line('water', bowl(42, 12)),
    line('edge', bowl(42, 12), 'M24 54V146H216V54'),
    line('fine', 'M24 42V28H216V42'),
    line('measure', arrow(40, 6, 24), arrow(200, 6, 24)),
  ],
  'granite-release': [
    line('edge', bowl(22)),
    line('edge', 'M24 74V148H216V74H174L168 134Q167 140 160 140H80Q73 140 72 134L66 74Z'),
    line('measure', arrow(120, 76, 44)),
  ],
  'granite-drill': [
    line('edge', 'M20 94H108V108H20ZM132 94H220V108H132Z'),
    line('edge', tool, 'M113 8H127V20H113Z'),
    line('fine', 'M108 44L132 34M108 60L132 50M108 76L132 66'),
    line('measure', 'M108 120V134M132 120V134M108 127H132'),
  ],
  'steel-cut': [
    line('fine', 'M20 24H220V136H20Z'),
    line('edge', roundedRectangle({ x: 44, y: 42, width: 152, height: 76 }, 18)),
    line('hidden', roundedRectangle({ x: 70, y: 60, width: 100, height: 40 }, 10)),
    line('measure', 'M88 42H62Q44 42 44 60V76M38 70L44 76L50 70'),
  ],
  'steel-form': [
    line('edge', 'M90 16H150V82Q150 90 142 90H98Q90 90 90 82Z'),
    line('edge', 'M20 62H76Q82 62 83 68L86 90Q87 100 97 100H143Q153 100 154 90L157 68Q158 62 164 62H220'),
    line('edge', 'M20 70H74L79 96Q81 108 93 108H147Q159 108 161 96L166 70H220V146H20Z'),
    line('measure', arrow(120, 30, 66)),
  ],
  'steel-edge': [
    line('fine', hatching({ x: 20, y: 70, width: 84, height: 40 }, 14)),
    line('edge', 'M20 70H104V110H20'),
    line('edge', 'M74 66H124Q132 66 133 74L142 132Q144 140 152 140H220M74 66V69.5H122Q129 69.5 130 76L139 134Q142 143.5 152 143.5H220'),
    line('measure', 'M74 40V54M104 40V54M74 47H104'),
  ],
  'steel-brush': [
    line(
      'edge',
      roundedRectangle({ x: 30, y: 22, width: 180, height: 116 }, 10),
      roundedRectangle({ x: 40, y: 32, width: 160, height: 96 }, 16),
    ),
    line('fine', ...Array.from({ length: 8 }, (_, row) => `M${52 + ((row * 7) % 10)} ${44 + row * 10}H${176 + ((row * 11) % 14)}`)),
    line('edge', circle(120, 60, 13)),
    line('measure', 'M84 148H156M150 142L156 148L150 154M90 142L84 148L90 154'),
  ],
  'ceramic-shape': [
    line('water', trough(40)),
    line('edge', trough(40)),
    line('edge', 'M34 40H60V120H180V40H206V146H34Z', 'M78 40V22H162V40'),
    line('fine', 'M120 120V146M120 22V102'),
  ],
  'ceramic-dry': [
    line('edge', trough(44)),
    line('fine', 'M30 124H210M48 124V140M96 124V140M144 124V140M192 124V140'),
    line('measure', ...[92, 120, 148].map((x) => `M${x} 34q-6 -6 0 -12t0 -12`)),
  ],
  'ceramic-glaze': [
    line('edge', trough(60)),
    line('measure', 'M56 62V56H81L86 112Q87 118 92 118H148Q153 118 154 112L159 56H184V62'),
    line('edge', 'M112 10H128V22L124 30H116L112 22Z'),
    line('fine', 'M117 34L102 52M120 34V56M123 34L138 52M118 34L110 56M122 34L130 56'),
  ],
  'ceramic-fire': [
    line('edge', 'M26 148V70Q26 12 84 12H156Q214 12 214 70V148Z'),
    line('hidden', 'M52 36H188V126H52Z'),
    line('edge', trough(44)),
    line('measure', ...[64, 92, 120, 148, 176].map((x) => `M${x} 146q-6 -7 0 -14q6 7 0 14Z`)),
  ],
};
