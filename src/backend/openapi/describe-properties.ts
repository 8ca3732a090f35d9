import 'server-only';
import { findDescription } from './descriptions.ts';
import type { Json } from './schemas.ts';

type Part = Json & {
  description?: string;
  properties?: Record<string, Part>;
  items?: Part | false;
  anyOf?: Part[];
  allOf?: Part[];
  enum?: unknown[];
};

/** Adds a description and examples to every property below; `owners` are the names around it, the nearest first. */
export const describePart = (part: Part, owners: readonly string[]): void => {
  for (const [name, property] of Object.entries(part.properties ?? {})) {
    // A description at the schema itself says more than one for all properties of that name.
    if (property.description === undefined) {
      const { examples, ...found } = findDescription(name, owners);
      // What lists its values needs no example.
      Object.assign(property, found, examples && !property.enum && { examples });
    }
    describePart(property, [name, ...owners]);
  }
  for (const below of [part.items, ...(part.anyOf ?? []), ...(part.allOf ?? [])]) if (below) describePart(below, owners);
};

// Schemas with all that another one has: what is written about its properties holds for theirs.
const extended: Readonly<Record<string, string>> = { ManyAdded: 'Cart', BillingAnswer: 'Cart', OwnOrder: 'Order', ConsumerOrder: 'Order' };

/** All names by which a schema is described: `AddressInput` is an `Address`. */
const namesOf = (name: string): string[] => {
  const names = [name, name.replace(/(?:Input|Body)$/, '')];
  return [...new Set([...names, ...names.flatMap((one) => extended[one] ?? [])])];
};

/** The schemas with a description of each, and of each property. */
export const describeComponents = (schemas: Json): Json => {
  const described = structuredClone(schemas) as Record<string, Part>;
  for (const [name, schema] of Object.entries(described)) {
    const [own = {}] = namesOf(name)
      .map((one) => findDescription(one))
      .filter(({ description }) => description !== undefined);
    if (schema.description === undefined) Object.assign(schema, own);
    describePart(schema, namesOf(name));
  }
  return described;
};
