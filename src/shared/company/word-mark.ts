/** The word mark as strokes: its view box, stroke width, and the paths of its letters. */
export const wordMark = {
  viewBox: '-2 -2 122 38',
  strokeWidth: 3.1,
  paths: [
    'M0 12.5V25a8 8 0 0 0 16 0v-4.5a8 8 0 0 1 16 0v13',
    'M57 20.5a8 8 0 0 0-16 0V25a8 8 0 0 0 16 0M57 0v33.5',
    'M66 12.5V25a8 8 0 0 0 16 0V12.5M82 25v8.5',
    'M91 0v33.5',
    'M116 20.5a8 8 0 0 0-16 0V25a8 8 0 0 0 16 0M116 12.5v21',
  ],
} as const;
