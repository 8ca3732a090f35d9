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
    words: 'Types and styles say everything once; pages, controls, snapshots and scans are made from them.',
    steps: [
      'Write it in a folder of its own in `src/client/primitives/`: a `.tsx` and a `.module.css` that knows only the tokens of `src/design/tokens.css`. One sentence above the export, one above each property, `@default` where there is one.',
      "Write `stories/<slug>.story.tsx`: summary, `source`, each look and state as a variant, states with their selectors, keyboard, transcript, use, notes. `stage: 'frame'` where an example opens above its page. Put the slug into `stories/slugs.ts`.",
      'Run `npm run stories:index`: it writes properties, controls and tokens to `stories/generated/`.',
      'Run `npx vitest run stories`: it names what has no meaning, no default and no matching selector yet.',
      'Look at `/docs/<slug>`: at 390, 834 and 1440 px, light and dark, at 200 % text, from right to left. The address keeps what you set.',
    ],
  },
  {
    id: 'histoire',
    title: 'Work on one part alone',
    words: 'histoire shows the same stories without the shop, offline, and reloads at each edit.',
    commands: [
      { line: 'npm run stories', does: 'opens every component on port 6006' },
      { line: 'npm run stories:build', does: 'writes the same to `var/histoire`, to be sent to somebody' },
      { line: 'npm run dev', does: 'runs the whole shop, `/docs` included' },
    ],
  },
  {
    id: 'visual',
    title: 'Approve how it looks',
    words:
      'Every example and every kind of page is photographed. A picture that differs by one pixel fails the tests until somebody approves it. `docs/visual-review.md` tells the rest.',
    commands: [
      { line: 'npm run build && npm run visual -- --affected', does: 'shoots what your changes can touch' },
      {
        line: 'npm run visual:review',
        does: 'opens the review: `j` `k` next and previous, `a` approves, `r` rejects with a comment, `1` to `4` ways to compare',
      },
      { line: 'npm run visual:check', does: 'says whether every picture is one that somebody approved' },
    ],
  },
  {
    id: 'accessibility',
    title: 'Prove that all can use it',
    words:
      'Every example is scanned by axe in light, dark and forced colours. Keyboard scripts after the ARIA Authoring Practices press each key of the table; focus, targets of 44 px, 320 px, 200 % text and text spacing are measured; what a screen reader meets is kept as ARIA snapshots. A new pattern gets its script in `accessibility/`.',
    commands: [
      { line: 'npx playwright test --project=accessibility', does: 'runs the whole rig, as every build does' },
      { line: 'npm run accessibility:report', does: 'keeps the last whole run as the data of the accessibility statement' },
    ],
  },
  {
    id: 'before',
    title: 'Before you hand it over',
    words: 'A test that proves a requirement carries its number in its title. Say in the commit why, not what.',
    commands: [
      {
        line: 'npm run validate',
        does: 'format, lint, types, boundaries, content and unit tests, in about a minute; `-- --changed` what changed alone',
      },
      { line: 'npm test', does: 'everything, browser tests included, as the CI does' },
    ],
  },
];
