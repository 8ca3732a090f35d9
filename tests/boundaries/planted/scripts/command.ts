import { helper } from '../tests/backend/order/helper.ts';
import { shared } from '../tests/support/shared.ts';

export const command = [helper, shared];
