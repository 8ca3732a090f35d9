/** True for the names by which a machine calls itself: `localhost`, `ch.localhost`, an address of its loopback. Without port, in lower case. */
export const isLocalName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || /^(?:127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);
