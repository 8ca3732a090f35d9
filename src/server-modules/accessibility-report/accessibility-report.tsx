import { Register } from '#client/primitives/grid/register.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { dateFormat } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { Check, Results } from '../../../accessibility/results.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './accessibility-report.module.css';
import type { AccessibilityReportData } from './accessibility-report.schema.ts';
import { lastRun } from './last-run.ts';

type RowProps = { check: Check; found: Results['checks'][Check]; t: Translate };

const Row = ({ check, found: { passed, failed }, t }: RowProps) => (
  <tr>
    <th scope="row">{t(`content.accessibility.${check}`)}</th>
    <td className="num">{passed + failed}</td>
    <td>
      <span className={styles.result}>
        <Icon name={failed === 0 ? 'check-circle' : 'warning'} size="s" />
        {failed === 0 ? t('content.accessibility.passed') : t('content.accessibility.failed', { count: failed })}
      </span>
    </td>
  </tr>
);

/** Y-08: what was checked, how often and with what result, as saved by the last whole accessibility run; nothing before the first one. */
export const AccessibilityReport = async ({ site, id, language, data, cacheKey }: ModuleProps<AccessibilityReportData>) => {
  if (!lastRun) return null;
  const { browser, screens, examples, checks } = lastRun;
  const t = await getTranslator(site.locale);
  const date = dateFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(lastRun.date));
  return (
    <SectionFrame id={id} cacheKey={cacheKey} rhythm="close" lang={langOf(language, site.language)}>
      <Register headline={data.headline}>
        <div lang={langOf(site.language, language)} className={styles.report}>
          <p>
            {t('content.accessibility.run', {
              date,
              browser,
              screens: t('content.accessibility.screens', { count: screens }),
              examples: t('content.accessibility.examples', { count: examples }),
            })}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('content.accessibility.check')}</th>
                <th scope="col">{t('content.accessibility.tests')}</th>
                <th scope="col">{t('content.accessibility.result')}</th>
              </tr>
            </thead>
            <tbody>
              {(Object.keys(checks) as Check[]).map((check) => (
                <Row key={check} check={check} found={checks[check]} t={t} />
              ))}
            </tbody>
          </table>
        </div>
      </Register>
    </SectionFrame>
  );
};
