import 'server-only';
import type { RestRooms } from './create-rest.ts';

/** Every room that answers calls, by the path it stands under. A new room takes one line. */
export const restRooms: RestRooms = {};
