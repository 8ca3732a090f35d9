/**
 * What allows the style elements that libraries write into a page by themselves, to the letter. Kept here, since the libraries are part
 * of the built shop and not installed beside it; tests compare them with what is in the packages.
 */
export const libraryStyles = {
  /** `<model-viewer>`, in its own tree. */
  modelViewer: ["'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='"],
  /** For what is pressed, and on iOS while a layer is open. */
  reactAria: ["'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='", "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"],
  /** Asked about twice: once while still empty and once filled. */
  sonner: ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"],
} as const;
