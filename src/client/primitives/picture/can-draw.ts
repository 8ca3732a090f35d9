/** Whether this browser supports WebGL; tested on a hidden canvas. */
export const canDraw = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  // A page may have only a few contexts at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};
