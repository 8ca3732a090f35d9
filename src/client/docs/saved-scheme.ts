const storageKey = 'docs-scheme';
const listeners = new Set<() => void>();
const systemDark = '(prefers-color-scheme: dark)';

export type Scheme = 'light' | 'dark';

// If nothing can be stored, a choice lasts as long as the document.
let inMemory: string | null = null;

const read = (): string | null => {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return inMemory;
  }
};

const write = (scheme: Scheme): void => {
  inMemory = scheme;
  try {
    sessionStorage.setItem(storageKey, scheme);
  } catch {
    // It is kept above.
  }
};

/** The scheme chosen for the documentation, until the window is closed. */
export const savedScheme = (): Scheme | undefined => {
  const saved = read();
  return saved === 'light' || saved === 'dark' ? saved : undefined;
};

/** The effective scheme: the saved one, or the system's. */
export const effectiveScheme = (): Scheme => savedScheme() ?? (matchMedia(systemDark).matches ? 'dark' : 'light');

/** Saves it and notifies the windows within the page. */
export const saveScheme = (scheme: Scheme): void => {
  write(scheme);
  for (const listener of listeners) listener();
};

/** Subscribes to scheme changes, by this page, the embedding page or the system. */
export const onSchemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const system = matchMedia(systemDark);
  addEventListener('storage', listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
};
