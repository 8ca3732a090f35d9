import '#design/layers.css';
import '#design/tokens.css';
import '#design/fonts.css';
import '#design/base.css';
import './example.css';

const page = document.documentElement;

/** The shell's scheme switch sets a class; our tokens follow `data-scheme`. */
const follow = (): void => {
  page.dataset['scheme'] = page.classList.contains('dark') || page.classList.contains('htw-dark') ? 'dark' : 'light';
};

follow();
new MutationObserver(follow).observe(page, { attributeFilter: ['class'] });
