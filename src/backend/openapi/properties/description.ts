/** What a property, a parameter or a schema is; as a list it is followed by examples that its schema accepts. */
export type Description = string | readonly [description: string, ...examples: unknown[]];

/**
 * Descriptions by the name of the property, wherever it occurs. `Owner.name` describes it below an owner only: a schema (`Cart.items`),
 * an enclosing property (`taxes.amount`), or a call, by its operationId with a capital (`GetPlaces.query`). A schema has its own name.
 */
export type Descriptions = Readonly<Record<string, Description>>;

/** The parts of a description, as JSON Schema calls them. */
export type DescriptionParts = { description?: string; examples?: unknown[] };

/** A description in parts; empty for none. */
export const partsOfDescription = (entry: Description | undefined): DescriptionParts => {
  if (entry === undefined) return {};
  const [description, ...examples] = typeof entry === 'string' ? [entry] : entry;
  return { description, ...(examples.length > 0 && { examples }) };
};
