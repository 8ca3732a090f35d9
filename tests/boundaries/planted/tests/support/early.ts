import { scan } from '../../accessibility/scan.ts';

export const late = scan;
