import { formatMillimetres } from '#backend/catalogue/catalogue.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** Site and translator of the planner. */
export type PlannerContext = { site: Site; t: Translate };

/** The questions of the planner; their fieldsets have these names in their ids, so that a reason can link to its question. */
export type Question = 'cabinet' | 'cutOut' | 'worktop' | 'mounting' | 'tapPlace' | 'pressure';

/** The id of a question on the page. */
export const idOfQuestion = (question: Question): string => `ask-${question}`;

/** The id of the sets on the page. */
export const setsId = 'sets';

/** A length within a sentence: a no-break space ties the number to its unit. */
export const lengthIn = (site: Site, millimetres: number): string => formatMillimetres(site, millimetres).replaceAll(' ', '\u00A0');
