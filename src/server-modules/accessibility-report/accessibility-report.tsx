import { Register } from '#client/primitives/grid/register.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import results from '../../../accessibility/results.json' with { type: 'json' };
import { langOf } from '../language-attribute.ts';
import type { ModuleProps } from '../module-props.ts';

import { SectionFrame } from '../section-frame/section-frame.tsx';
import { getTranslator } from '../translator.ts';
import styles from './accessibility-report.module.css';
import type { AccessibilityReportData } from './accessibility-report.schema.ts';

type Check = keyof typeof results.checks;

const Row = ({ check, t }: { check: Check; t: Translate }) => {
  const { passed, failed } = results.checks[check];
  return (
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
};

/** Y-08: what was checked, how often and with what result, as the last run of the accessibility rig wrote it down. */
export const AccessibilityReport = async ({ site, id, language, data }: ModuleProps<AccessibilityReportData>) => {
  const t = await getTranslator(site.language);
  const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(results.date));
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)}>
      <Register headline={data.headline}>
        <div lang={langOf(site.language, language)} className={styles.report}>
          <p>{t('content.accessibility.run', { date, browser: results.browser, screens: results.screens, examples: results.examples })}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('content.accessibility.check')}</th>
                <th scope="col">{t('content.accessibility.tests')}</th>
                <th scope="col">{t('content.accessibility.result')}</th>
              </tr>
            </thead>
            <tbody>
              {(Object.keys(results.checks) as Check[]).map((check) => (
                <Row key={check} check={check} t={t} />
              ))}
            </tbody>
          </table>
        </div>
      </Register>
    </SectionFrame>
  );
};
