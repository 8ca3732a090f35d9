import type { AccessoryFacts } from '../facts.ts';
import { bar, columns, middleOf, type Sketch } from './accessory-sketch.ts';
import { circle } from './shapes.ts';

const frontOf: Record<AccessoryFacts['use'], Sketch> = {
  strainer: (box) => {
    const { x, y, width, height } = box;
    const flange = height * 0.08;
    const cup = `M${x + width * 0.11} ${y + flange}L${x + width * 0.16} ${y + height * 0.5}Q${x + width * 0.2} ${y + height * 0.68} ${x + width * 0.3} ${y + height * 0.7}V${y + height}h${width * 0.4}v${-height * 0.3}Q${x + width * 0.8} ${y + height * 0.68} ${x + width * 0.84} ${y + height * 0.5}L${x + width * 0.89} ${y + flange}Z`;
    return {
      edge: cup + bar(x, y, width, flange, flange / 2),
      fine: `M${x + width * 0.3} ${y + height * 0.8}h${width * 0.4}m0 ${height * 0.1}h${-width * 0.4}`,
    };
  },
  board: ({ x, y, width, height }) => ({ edge: bar(x, y, width, height, height * 0.25), fine: '' }),
  basket: ({ x, y, width, height }) => ({
    edge: bar(x, y, width, 14, 7),
    fine: `M${x + width * 0.04} ${y + 14}L${x + width * 0.12} ${y + height - 14}H${x + width * 0.88}L${x + width * 0.96} ${y + 14}M${x + width * 0.08} ${y + height * 0.5}H${x + width * 0.92}M${x + width * 0.2} ${y + height - 14}v14m${width * 0.6} 0v-14`,
  }),
  dispenser: (box) => {
    const { x, y, width, height } = box;
    const neck = width * 0.63;
    return {
      edge:
        bar(middleOf(box) - neck / 2, y, neck, height * 0.97, 8) +
        bar(x, y + height * 0.95, width, height * 0.05, 6) +
        circle(middleOf(box), y + height * 0.14, width * 0.1),
      fine: `M${middleOf(box) - neck / 2} ${y + height * 0.46}h${neck}`,
    };
  },
  separation: (box, { volumes }) => {
    const { y, height } = box;
    const bins = columns({ ...box, x: box.x + 14, width: box.width - 28 }, volumes, 10);
    return {
      edge: bins.map(({ x, width }) => bar(x, y, width, height * 0.9, 10)).join('') + bar(box.x, y + height * 0.9, box.width, height * 0.1),
      fine: bins.map(({ x, width }) => `M${x} ${y + height * 0.06}h${width}`).join(''),
    };
  },
  care: (box, { volumes }) => {
    const { y, height } = box;
    const bottles = columns(
      box,
      volumes.map(() => 1),
      12,
    );
    return {
      edge: bottles
        .map(
          ({ x, width }) => bar(x + width * 0.22, y, width * 0.56, height * 0.25, 8) + bar(x, y + height * 0.25, width, height * 0.75, 26),
        )
        .join(''),
      fine: '',
    };
  },
};

/** An accessory as seen from the front. */
export const frontOutline: Sketch = (box, facts) => frontOf[facts.use](box, facts);
