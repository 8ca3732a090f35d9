import { shared } from '../tests/support/shared.ts';
import { frame } from '../visual/frame.ts';

export const scan = frame + shared;
