import { TextLink } from '#client/primitives/link/text-link.tsx';
import { DocsScreen } from '../docs-screen.tsx';
import { Part } from '../story/part.tsx';
import { Prose } from '../story/prose.tsx';
import { Commands } from './commands.tsx';
import styles from './guide.module.css';
import { guidePages } from './guide-pages.ts';
import { chapters } from './working.ts';

/** How to add a component, run the checks and find the rules. */
export const WorkingPage = () => (
  <DocsScreen
    {...guidePages.working}
    address={guidePages.working.href}
    parts={[...chapters.map(({ id, title }) => ({ id, title })), { id: 'rules', title: 'Rules' }]}
  >
    {chapters.map(({ id, title, words, steps, commands }) => (
      <Part key={id} id={id} title={title}>
        <p>
          <Prose text={words} />
        </p>
        {steps && (
          <ol className={styles['steps']}>
            {steps.map((step) => (
              <li key={step}>
                <Prose text={step} />
              </li>
            ))}
          </ol>
        )}
        {commands && <Commands label={title} commands={commands} />}
      </Part>
    ))}
    <Part id="rules" title="Rules">
      <p>
        <Prose text="The architecture and its import rules: `ARCHITECTURE.md`. How to add a module, a language, a product or an icon: `CONTRIBUTING.md`. The numbered requirements: `docs/requirements.md`; `npm run spec` lists each one with the tests that prove it." />
      </p>
      <TextLink variant="more" href={guidePages.decisions.href}>
        Background: the decisions
      </TextLink>
    </Part>
  </DocsScreen>
);
