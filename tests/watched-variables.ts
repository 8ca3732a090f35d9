import { vi } from 'vitest';

type Watched = { variables: NodeJS.ProcessEnv; changes: number };

const place = globalThis as typeof globalThis & { undulaVariables?: Watched };

const watch = (changes: number): Watched => {
  const watched: Watched = { changes, variables: process.env };
  const count = (): void => {
    watched.changes += 1;
  };
  watched.variables = new Proxy(process.env, {
    set: (variables, name, value) => {
      count();
      return Reflect.set(variables, name, value);
    },
    defineProperty: (variables, name, property) => {
      count();
      return Reflect.defineProperty(variables, name, property);
    },
    deleteProperty: (variables, name) => {
      count();
      return Reflect.deleteProperty(variables, name);
    },
  });
  process.env = watched.variables;
  // Vitest deletes its stubs from the object that it found at its own start.
  const { stubEnv, unstubAllEnvs } = vi;
  vi.stubEnv = (name, value) => {
    count();
    return stubEnv(name, value);
  };
  vi.unstubAllEnvs = () => {
    count();
    return unstubAllEnvs();
  };
  return watched;
};

/**
 * How often the environment variables changed, by whatever code; watched from the first call on. Reading them all each time takes longer
 * than most tests. Tests only.
 */
export const variableChanges = (): number => {
  const before = place.undulaVariables;
  if (before?.variables !== process.env) place.undulaVariables = watch((before?.changes ?? 0) + 1);
  return place.undulaVariables?.changes ?? 0;
};
