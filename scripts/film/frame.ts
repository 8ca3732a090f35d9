import sharp from 'sharp';
import type { SinkFacts } from '#shared/catalogue/facts.ts';
import { drawFromAbove, planView } from './from-above.ts';
import { drawFromTheSide, sideView } from './from-the-side.ts';
import { format, steps } from './timing.ts';

/** Duration of a transition between views, in seconds. */
const fade = 0.4;
const { width, height } = format;

const draw = (view: string, drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${drawing}</svg>`))
    .removeAlpha()
    .png()
    .toBuffer();

const over = async (below: Buffer, above: Buffer, part: number): Promise<Buffer> => {
  const veil = await sharp(above).ensureAlpha(part).png().toBuffer();
  return sharp(below)
    .composite([{ input: veil }])
    .png()
    .toBuffer();
};

/** The frame of the film at a moment, as a PNG: the drawings, and at the end the kitchen. */
export const drawFrame = async (facts: SinkFacts, kitchen: Buffer, at: number): Promise<Buffer> => {
  const side = () => draw(sideView, drawFromTheSide(facts, at));
  const plan = () => draw(planView(facts), drawFromAbove(facts, at));
  const [toSide, toKitchen] = [steps.layIn[0], steps.done[0]].map((start) => Math.min(1, Math.max(0, (at - start) / fade)));
  if (toKitchen === 1) return kitchen;
  if (toKitchen) return over(await side(), kitchen, toKitchen);
  if (toSide === 1) return side();
  return toSide ? over(await plan(), await side(), toSide) : plan();
};
