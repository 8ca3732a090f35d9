import { z } from 'zod';
import { variableFacts } from './variable.ts';

/** Settings of visit analytics. */
export const analytics = {
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z\d]{4,12}$/, 'must be the id of a container such as GTM-ABC1234')
    .optional()
    .register(variableFacts, {
      about:
        "the container of Google's tag manager, for all countries; opens the policy of the pages to its hosts; its script comes with the first page view of a document, and never without consent to measuring",
      example: 'GTM-ABC1234',
    }),
};
