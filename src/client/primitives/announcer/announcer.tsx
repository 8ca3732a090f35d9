/** The two live regions of a page, present from the start: screen readers ignore ones added later. Layers keep them reachable. */
export const Announcer = () => (
  <>
    <div data-announcer="polite" data-live-announcer aria-live="polite" className="visually-hidden" />
    <div data-announcer="assertive" data-live-announcer aria-live="assertive" className="visually-hidden" />
  </>
);
