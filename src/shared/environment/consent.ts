import { z } from 'zod';
import { variableFacts } from './variable.ts';

/** Settings of the consent question. */
export const consent = {
  CONSENT_MANAGER_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .register(variableFacts, {
      about:
        'the script of a consent manager of another house, which then asks instead of the shop where a country wants it; how it and the shop speak to each other stands in `src/client/consent/other-manager.ts`; opens the policy of the pages to its host',
      example: 'https://consent.example.com/undula.js',
    }),
};
