import { numberFormat } from '#shared/i18n/formats.ts';
import { formatImperial, isImperial } from '#shared/i18n/imperial.ts';
import styles from './problem.module.css';

/** A dry tap, and a measure of zero. Hidden from assistive technology, since the text beside it says so. */
export const DryTapDrawing = ({ locale }: { locale: string }) => (
  <svg viewBox="0 0 800 560" aria-hidden="true" className={styles.drawing}>
    <path d="M0 440H360V500a40 40 0 0 0 40 40H660a40 40 0 0 0 40-40V440H800" />
    <path d="M204 440V428a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v12" />
    <path d="M230 420V190a150 150 0 0 1 300 0v50M270 420V190a110 110 0 0 1 220 0v50" />
    <path d="M484 240h52v44h-52z" />
    <path d="M270 352h26l62-74M270 372h34l66-80M358 278a8 8 0 0 1 12 14" />
    <path d="M510 306V520" className={styles.missing} />
    <path d="M600 284V540M592 284h16M592 540h16" className={styles.dimension} />
    <text x="620" y="372" lang={locale}>
      {isImperial(locale)
        ? formatImperial(locale, 0, 'l/min', { digits: 0 })
        : numberFormat(locale, { style: 'unit', unit: 'liter-per-minute' }).format(0)}
    </text>
  </svg>
);
