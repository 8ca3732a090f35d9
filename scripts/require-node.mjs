// Runs before any TypeScript is read, so that an old Node says what is wrong instead of stumbling over the first type.
const wanted = 24;
const major = Number(process.versions.node.split('.')[0]);

if (major < wanted) {
  console.error(
    `The shop needs Node ${wanted} or newer; this is ${process.versions.node}.\n` +
      'On 64-bit Linux `npm ci` brings one along: use the npm scripts (`npm start`), which find it in node_modules/.bin.\n' +
      `Elsewhere install Node ${wanted} from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
