/** Configuration of a layout that navigations leave out while its tag stays the same. `tag` is read at each request. */
export const taggedRender = (tag: () => string | undefined) => ({ render: 'dynamic', unstable_getEtag: tag }) as const;
