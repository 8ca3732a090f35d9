import type { AccessoryFacts } from '../facts.ts';
import { bar, columns, middleOf, type Sketch } from './accessory-sketch.ts';
import { circle } from './shapes.ts';

const topOf: Record<AccessoryFacts['use'], Sketch> = {
  strainer: (box) => {
    const middle = { x: middleOf(box), y: box.y + box.height / 2 };
    return {
      edge: circle(middle.x, middle.y, box.width / 2),
      fine: [0.4, 0.36, 0.18, 0.1].map((share) => circle(middle.x, middle.y, box.width * share)).join(''),
    };
  },
  board: ({ x, y, width, height }) => ({
    edge: bar(x, y, width, height, width * 0.06) + bar(x + width * 0.28, y + height * 0.04, width * 0.44, height * 0.055, height * 0.03),
    fine:
      bar(x + width * 0.06, y + height * 0.145, width * 0.88, height * 0.82, width * 0.07) +
      bar(x + width * 0.1, y + height * 0.17, width * 0.8, height * 0.77, width * 0.04),
  }),
  basket: ({ x, y, width, height }) => ({
    edge: bar(x, y, width, height, width * 0.12),
    fine: `${bar(x + width * 0.03, y + height * 0.12, width * 0.94, height * 0.76, width * 0.1)}${Array.from({ length: 15 }, (_, index) => `M${x + width * 0.03} ${y + height * (0.17 + index * 0.047)}h${width * 0.94}`).join('')}`,
  }),
  dispenser: ({ x, y, width, height }) => {
    const r = width / 2;
    return {
      edge: circle(x + r, y + r, r) + bar(x + width * 0.395, y + r, width * 0.21, height - r, width * 0.1) + circle(x + r, y + r, r * 0.63),
      fine: '',
    };
  },
  separation: (box, { volumes }) => {
    const bins = columns({ ...box, x: box.x + 14, width: box.width - 28 }, volumes, 10);
    return {
      edge: bar(box.x, box.y, box.width, box.height, 12),
      fine: bins.map(({ x, width }) => bar(x, box.y + box.height * 0.05, width, box.height * 0.9, 16)).join(''),
    };
  },
  care: (box, { volumes }) => {
    const bottles = columns(
      box,
      volumes.map(() => 1),
      12,
    );
    const caps = bottles.map(({ x, width }) => circle(x + width / 2, box.y + box.height / 2, width * 0.28));
    return { edge: bottles.map(({ x, width }) => bar(x, box.y, width, box.height, width / 2)).join(''), fine: caps.join('') };
  },
};

/** An accessory as seen from above, its front below. */
export const topOutline: Sketch = (box, facts) => topOf[facts.use](box, facts);
