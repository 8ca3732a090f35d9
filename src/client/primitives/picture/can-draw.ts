/** Whether this browser draws in three dimensions; asked on a canvas that nobody sees. */
export const canDraw = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  // A page may hold only a few of these at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};
