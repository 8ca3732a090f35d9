/** True for the names of the local machine: `localhost`, `ch.localhost`, a loopback address. Without port, in lower case. */
export const isLocalName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || /^(?:127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);
