/** The field whose validity depends on the given one: valid postal codes depend on the region. Undefined for all others. */
export const validatedWith = <Name extends string>(name: Name): Name | undefined =>
  /(?:^|\.)region$/.test(name) ? (name.replace(/region$/, 'postalCode') as Name) : undefined;
