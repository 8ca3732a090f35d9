/**
 * Hashes of the style elements that libraries write into a page. Stored here because the libraries are bundled into the built shop and not
 * installed beside it; tests compare them with the packages.
 */
export const libraryStyles = {
  /** `<model-viewer>`, in its shadow tree. */
  modelViewer: ["'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='"],
  /** For pressable elements, and on iOS while an overlay is open. */
  reactAria: ["'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='", "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"],
  /** The element is checked twice: once empty and once filled. */
  sonner: ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"],
} as const;
