type Chapter = {
  id: string;
  title: string;
  words: string;
  steps?: readonly string[];
  commands?: readonly { line: string; does: string }[];
};

/** The content of the page, in the order of the work. A test checks that its commands exist in package.json. */
export const chapters: readonly Chapter[] = [
  {
    id: 'component',
    title: 'Add a component',
    words:
      'Types, styles and the story are the single source; documentation pages, controls, snapshots and accessibility scans are generated from them.',
    steps: [
      'Write it in a folder of its own in `src/client/primitives/`: a `.tsx` and a `.module.css` that uses only the tokens of `src/design/tokens.css`. Add a one-sentence comment above the export and above each property, and `@default` for a default value.',
      "Write `stories/<slug>.story.tsx`: summary, `source`, each variant and state as an example, states with their selectors, keyboard, transcript, use, notes. Set `stage: 'frame'` if an example opens a layer above its page. Add the slug to `stories/slugs.ts`.",
      'Run `npm run stories:index`: it writes properties, controls and tokens to `stories/generated/`.',
      'Run `npx vitest run stories/generated stories/selectors`: it lists missing descriptions and selectors that match nothing.',
      'Check `/docs/<slug>` at 390, 834 and 1440 px, in light and dark, at 200 % text size and from right to left. The URL preserves your settings.',
    ],
  },
  {
    id: 'histoire',
    title: 'Work on one component in isolation',
    words: 'histoire shows the same stories without the shop, offline, with hot reload.',
    commands: [
      { line: 'npm run stories', does: 'opens every component on port 6006' },
      { line: 'npm run stories:build', does: 'builds it as static files in `var/histoire`, for sharing' },
      { line: 'npm run dev', does: 'starts the development server of the whole shop, including `/docs`' },
    ],
  },
  {
    id: 'visual',
    title: 'Approve how it looks',
    words:
      'A snapshot is taken of every example and every page type. A snapshot that differs by one pixel fails the tests until somebody approves it. For details see `docs/visual-review.md`.',
    commands: [
      { line: 'npm run build && npm run visual -- --affected', does: 'takes snapshots of everything your changes can affect' },
      {
        line: 'npm run visual:review',
        does: 'opens the review: `j` and `k` for next and previous, `a` to approve, `r` to reject with a comment, `1` to `4` for the comparison modes',
      },
      { line: 'npm run visual:check', does: 'checks that every snapshot has been approved' },
    ],
  },
  {
    id: 'accessibility',
    title: 'Prove that all can use it',
    words:
      'axe scans every example in light, dark and forced colours. Keyboard tests based on the ARIA Authoring Practices press each key of the keyboard table; focus, target sizes of 44 px, reflow at 320 px, 200 % text and text spacing are measured; ARIA snapshots record what a screen reader gets. Add the tests of a new pattern to `accessibility/`.',
    commands: [
      { line: 'npx playwright test --project=accessibility', does: 'runs the whole accessibility suite' },
      { line: 'npm run accessibility:report', does: 'saves the last complete run as the data of the accessibility statement' },
    ],
  },
  {
    id: 'before',
    title: 'Before you submit it',
    words: 'The title of a test that proves a requirement contains its number. In the commit message, explain why, not what.',
    commands: [
      {
        line: 'npm run validate',
        does: 'format, lint, types, boundaries, content and unit tests, in about a minute; with `-- --changed` only for changed files',
      },
      { line: 'npm test', does: 'the core tests, including the browser, as in CI; `npm run test:all` runs everything' },
    ],
  },
];
