import type { CSSProperties, ReactNode } from 'react';
import { Column, Img, Link, Row, Section, Text } from 'react-email';
import { mailSize } from '#shared/picture/mail-picture.ts';
import type { MailModel } from './mail-model.ts';
import { mailStyles } from './mail-styles.ts';
import { TranslatableText } from './translatable-text.tsx';

/** A band of the mail with padding. The class is on the cell that has the padding, so that narrow screens can remove it. */
export const Part = ({
  children,
  className = '',
  style = mailStyles.part,
}: {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
}) => (
  <table role="presentation" width="100%" cellPadding="0" cellSpacing="0">
    <tbody>
      <tr>
        <td className={`part ${className}`.trim()} style={style}>
          {children}
        </td>
      </tr>
    </tbody>
  </table>
);

/** The timeline: steps from order to delivery. */
export const Track = ({ steps }: { steps: MailModel['track'] }) => (
  <Part>
    <Row>
      {steps.map(({ label, date, isReached }, index) => (
        <Column key={label} width={`${Math.floor(100 / steps.length)}%`} style={{ verticalAlign: 'top' }}>
          <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" aria-hidden="true">
            <tbody>
              <tr>
                <td width={isReached ? 3 : 1}>
                  <div className="tick" style={mailStyles.tick}>
                    {'\u200b'}
                  </div>
                </td>
                <td>{index < steps.length - 1 ? <div style={mailStyles.tickLine} /> : null}</td>
              </tr>
            </tbody>
          </table>
          <Text
            className={isReached ? 'ink' : 'soft'}
            style={{ ...(isReached ? mailStyles.stepReached : mailStyles.step), paddingTop: '8px' }}
          >
            {label}
          </Text>
          <Text className="soft" style={mailStyles.step}>
            {date}
          </Text>
        </Column>
      ))}
    </Row>
  </Part>
);

/** The articles, one row each. */
export const Items = ({ rows }: { rows: MailModel['rows'] }) => (
  <>
    {rows.map(({ name, detail, price, href, picture }) => (
      <Row key={href + detail} className="line" style={mailStyles.item}>
        <Column width={88} style={mailStyles.itemCell}>
          {picture ? <Img src={picture.src} alt={picture.alt} {...mailSize} style={mailStyles.picture} /> : null}
        </Column>
        <Column style={mailStyles.itemCell}>
          <Link href={href} className="ink" style={mailStyles.name} translate="no">
            {name}
          </Link>
          <Text className="soft" style={mailStyles.detail}>
            {detail}
          </Text>
        </Column>
        <Column style={mailStyles.itemCell}>
          <Text className="ink" style={mailStyles.price} translate="no">
            {price}
          </Text>
        </Column>
      </Row>
    ))}
  </>
);

/** Addresses and payment, side by side. */
export const Blocks = ({ blocks, verbatim }: Pick<MailModel, 'blocks' | 'verbatim'>) => (
  <Section className="line" style={mailStyles.blocks}>
    <Row>
      {blocks.map(({ title, lines, isVerbatim }) => (
        <Column key={title} width={`${Math.floor(100 / blocks.length)}%`} style={mailStyles.block}>
          <Text className="ink" style={mailStyles.blockTitle}>
            {title}
          </Text>
          {lines.map((line) => (
            <Text key={line} className="ink" style={mailStyles.blockLine} translate={isVerbatim ? 'no' : undefined}>
              <TranslatableText text={line} verbatim={verbatim} />
            </Text>
          ))}
        </Column>
      ))}
    </Row>
  </Section>
);

/** Help, legal links and sender. */
export const Foot = ({ footer, verbatim }: Pick<MailModel, 'footer' | 'verbatim'>) => (
  <Part className="line" style={mailStyles.foot}>
    <Text className="soft" style={mailStyles.small}>
      {footer.questions}
      {footer.links.map(({ label, href }) => (
        <span key={href}>
          {' · '}
          <Link href={href} className="link" style={mailStyles.link}>
            {label}
          </Link>
        </span>
      ))}
    </Text>
    <Text className="soft" style={{ ...mailStyles.small, paddingTop: '16px' }}>
      <TranslatableText text={footer.imprint} verbatim={verbatim} />
    </Text>
  </Part>
);
