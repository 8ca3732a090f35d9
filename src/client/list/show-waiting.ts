/** What comes at once needs no sign of waiting. */
const patienceMs = 250;

/** Marks a part of the page as waiting for its answer, unless that comes at once; call what it returns when it is there. */
export const showWaiting = (id: string): (() => void) => {
  const part = document.getElementById(id);
  const timer = setTimeout(() => {
    part?.setAttribute('aria-busy', 'true');
  }, patienceMs);
  return () => {
    clearTimeout(timer);
    part?.removeAttribute('aria-busy');
  };
};
