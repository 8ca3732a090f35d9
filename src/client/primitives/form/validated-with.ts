/** The field that another one is judged by as well: which postal codes are right depends on the region. Undefined for all others. */
export const validatedWith = <Name extends string>(name: Name): Name | undefined =>
  /(?:^|\.)region$/.test(name) ? (name.replace(/region$/, 'postalCode') as Name) : undefined;
