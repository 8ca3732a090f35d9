import { Icon } from '#client/primitives/icon/icon.tsx';
import styles from './tech-demo.module.css';

export type Technique = 'words' | 'container' | 'direction';

type Props = {
  /** What is shown: words that break, columns that follow their box, sides that follow the reading. @default 'words' */
  technique?: Technique | undefined;
};

const words = [
  { lang: 'de', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze im Unterschrankauszug' },
  { lang: 'hu', text: 'Mosogatótálcaszerelési útmutató alépítményszekrényekhez' },
  { lang: 'vi', text: 'Chậu rửa bằng đá granit có cánh thoát nước' },
];

const facts = ['60 cm cabinet', '31 kg', 'Two bowls', '280 °C'];

const Words = () => (
  <ul className={styles['boxes']}>
    {words.map(({ lang, text }) => (
      <li key={lang} lang={lang} className={styles['narrow']}>
        {text}
      </li>
    ))}
  </ul>
);

const Facts = ({ width }: { width: 'narrow' | 'wide' }) => (
  <div className={styles[width]}>
    <ul className={styles['columns']}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </div>
);

const Line = ({ direction }: { direction: 'ltr' | 'rtl' }) => (
  <p dir={direction} lang={direction === 'rtl' ? 'ar' : 'en'} className={styles['line']}>
    <Icon name="truck" />
    <span>{direction === 'ltr' ? 'Delivered in 2 to 3 working days' : 'يتم التسليم خلال يومين إلى ثلاثة أيام عمل'}</span>
  </p>
);

/** What every component leaves to the browser, each technique alone: nothing here is measured or moved by script. */
export const TechDemo = ({ technique = 'words' }: Props) => (
  <div className={styles['demo']}>
    {technique === 'words' && <Words />}
    {technique === 'container' && (
      <>
        <Facts width="narrow" />
        <Facts width="wide" />
      </>
    )}
    {technique === 'direction' && (
      <>
        <Line direction="ltr" />
        <Line direction="rtl" />
      </>
    )}
  </div>
);
