const staysForMs = 7000;

/** Announces a text once to screen readers; `assertive` interrupts, for errors only. Does nothing if the page has no `Announcer`. */
export const announce = (message: string, urgency: 'polite' | 'assertive' = 'polite'): void => {
  const region = document.querySelector(`[data-announcer='${urgency}']`);
  if (!region) return;
  const line = document.createElement('p');
  line.textContent = message;
  region.append(line);
  setTimeout(() => line.remove(), staysForMs);
};
