import 'server-only';
import type { Json } from './schemas.ts';

type Schema = Json & { properties?: Json; required?: string[]; default?: unknown };

/**
 * A plain form leaves the consents out when nothing is ticked, and gets an error at each box: to a schema they look optional, with a
 * default that it would reject. To a program they are required.
 */
export const requireConsents = (schemas: Json): void => {
  for (const schema of Object.values(schemas) as Schema[]) {
    const missed = ['consentsModel', 'TermsOfUse', 'PrivacyPolicy'].filter((name) => schema.properties && name in schema.properties);
    if (missed.length === 0) continue;
    schema.required = [...new Set([...(schema.required ?? []), ...missed])];
    delete schema.default;
  }
};
