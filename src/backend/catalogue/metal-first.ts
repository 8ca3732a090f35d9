import 'server-only';
import { type Finish, finishes } from '#shared/catalogue/facts.ts';

/** The colours in which sinks are cast. */
const cast: readonly Finish[] = ['anthracite', 'pebble', 'espresso', 'sand', 'white'];

/** All finishes in the order in which taps offer them: of taps the colours of sinks are the exception, and come last. */
export const metalFirst: readonly Finish[] = [...finishes.filter((finish) => !cast.includes(finish)), ...cast];
