/** Gives all pictures of a view one scale, whatever their widths: larger ones look larger, and overlaid ones match. */
export const scaleTogether = async (view: HTMLElement): Promise<void> => {
  const images = [...view.querySelectorAll('img')];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const widest = Math.max(...images.map(({ naturalWidth }) => naturalWidth));
  view.style.setProperty('--widest', `${widest}px`);
  for (const image of images) {
    image.style.setProperty('--own', `${image.naturalWidth}px`);
    image.style.setProperty('--share', String(image.naturalWidth / widest));
  }
};
