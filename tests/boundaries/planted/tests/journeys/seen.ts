import { frame } from '../../visual/frame.ts';

export const journey = frame;
