/** The two live regions of a page, there from the start: a screen reader only hears a region that it knew before. */
export const Announcer = () => (
  <>
    <div data-announcer="polite" aria-live="polite" className="visually-hidden" />
    <div data-announcer="assertive" aria-live="assertive" className="visually-hidden" />
  </>
);
