// The package's own types export `raw` by name, but as an ES module that name belongs to a symbology: only the default export gives the raw
// data.
declare module 'bwip-js/node' {
  const bwip: { raw: (options: { bcid: 'code128'; text: string }) => { sbs: number[] }[] };
  export default bwip;
}
