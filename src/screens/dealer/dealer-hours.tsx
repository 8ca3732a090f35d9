import type { CSSProperties } from 'react';
import { ClosedDays } from '#client/dealer/closed-days.tsx';
import { NowStroke } from '#client/dealer/now-stroke.tsx';
import { numberFormat } from '#shared/i18n/formats.ts';
import { periodsText } from '#shared/opening-hours/short-week.ts';
import { dayScale, hourOf } from './day-scale.ts';
import styles from './dealer-hours.module.css';
import type { DealerPartProps } from './dealer-part.ts';
import { DealerSection } from './dealer-section.tsx';

const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;

/** The hours of a week, each day a line to scale; exceptional closing days and the current time are added by script. */
export const DealerHours = ({ site, t, dealer: { openingHours, timeZone, closedOn } }: DealerPartProps) => {
  const scale = dayScale(openingHours.flatMap(({ periods }) => periods));
  const share = (clock: string): number => (100 * (hourOf(clock) - scale.from)) / (scale.to - scale.from);
  const hour = numberFormat(site.locale);
  if (openingHours.every(({ periods }) => periods.length === 0)) {
    return (
      <DealerSection id="hours" title={t('dealer.hours')}>
        <p>{t('dealer.noHours')}</p>
      </DealerSection>
    );
  }
  return (
    <DealerSection
      id="hours"
      title={t('dealer.hours')}
      note={
        <>
          <p className={styles.hint}>{t('dealer.nowLine')}</p>
          <ClosedDays days={closedOn} timeZone={timeZone} />
        </>
      }
    >
      <div className={styles.scale} aria-hidden="true">
        {scale.marks.map((mark) => (
          <span key={mark} style={{ '--at': (100 * (mark - scale.from)) / (scale.to - scale.from) } as CSSProperties}>
            {hour.format(mark)}
          </span>
        ))}
      </div>
      <dl className={styles.week}>
        {mondayFirst.map((day) => {
          const { day: name, periods } = openingHours[day] ?? { day: '', periods: [] };
          return (
            <div key={day} className={styles.day}>
              <dt>{name}</dt>
              <dd className={styles.track} aria-hidden="true">
                {periods.map((period) => {
                  const [opens = '', closes = ''] = period.split('-');
                  const until = closes <= opens ? 100 : share(closes);
                  return <span key={period} style={{ '--at': share(opens), '--length': until - share(opens) } as CSSProperties} />;
                })}
                <NowStroke day={day} timeZone={timeZone} from={scale.from} to={scale.to} />
              </dd>
              <dd className={styles.hours}>{periods.length === 0 ? t('dealer.closed') : periodsText(periods, site.locale)}</dd>
            </div>
          );
        })}
      </dl>
    </DealerSection>
  );
};
