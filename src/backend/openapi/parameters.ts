import 'server-only';
import type { Call } from './calls.ts';
import { findDescription } from './descriptions.ts';
import { type Json, propertiesOf } from './schemas.ts';

/** The parameter that every call has. */
export const locale: Json = {
  name: 'locale',
  in: 'query',
  description: 'Language and country, `fr-CH`: the language counts, the country is that of the host.',
  schema: { type: 'string', examples: ['fr-CH'] },
};

/** What a call takes in its path and query, described like properties: `GetPlaces.query` is the one of that call only. */
export const parametersOf = ({ id, operation }: Call): Json[] => {
  const owner = id.charAt(0).toUpperCase() + id.slice(1);
  const describe = ({ name, schema, isRequired }: ReturnType<typeof propertiesOf>[number], place: 'path' | 'query'): Json => {
    const { description: own, ...rest } = schema;
    const { description = own, examples } = own === undefined ? findDescription(name, [owner]) : {};
    return { name, in: place, description, required: isRequired, schema: { ...rest, ...(examples && { examples }) } };
  };
  return [
    ...propertiesOf(operation.path).map((one) => describe({ ...one, isRequired: true }, 'path')),
    ...propertiesOf(operation.query).map((one) => describe(one, 'query')),
    { $ref: '#/components/parameters/locale' },
  ];
};
