/** Replaces three's decoder of compressed meshes in the bundle: it would start WebAssembly, which the CSP forbids; our models need none. */
export const MeshoptDecoder = { supported: false, ready: Promise.resolve() };
