const storageKey = 'docs-scheme';
const listeners = new Set<() => void>();
const systemDark = '(prefers-color-scheme: dark)';

export type Scheme = 'light' | 'dark';

// Where nothing can be kept, a choice lasts as long as the document.
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

/** The scheme that somebody switched the documentation to, until the window is closed. */
export const savedScheme = (): Scheme | undefined => {
  const saved = read();
  return saved === 'light' || saved === 'dark' ? saved : undefined;
};

/** The scheme that is seen: the kept one, or the system's. */
export const effectiveScheme = (): Scheme => savedScheme() ?? (matchMedia(systemDark).matches ? 'dark' : 'light');

/** Keeps it; windows within the page hear of it. */
export const saveScheme = (scheme: Scheme): void => {
  write(scheme);
  for (const listener of listeners) listener();
};

/** Calls back when another one is kept, by this page or by the one around this window, and when the system's changes. */
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
