/** The two live regions of a page, there from the start: a screen reader only hears a region that it knew before. Layers leave them in reach. */
export const Announcer = () => (
  <>
    <div data-announcer="polite" data-live-announcer aria-live="polite" className="visually-hidden" />
    <div data-announcer="assertive" data-live-announcer aria-live="assertive" className="visually-hidden" />
  </>
);
