/** Stands in the bundle for three's decoder of packed meshes: it would start WebAssembly, which the policy forbids, and our models need none. */
export const MeshoptDecoder = { supported: false, ready: Promise.resolve() };
