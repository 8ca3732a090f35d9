import type { CSSProperties, ReactNode } from 'react';
import { Column, Img, Link, Row, Section, Text } from 'react-email';
import { mailSize } from '#shared/picture/mail-picture.ts';
import { look } from './mail-look.ts';
import type { MailModel } from './mail-model.ts';

/** A band of the mail with room around it. The class sits on the cell that holds the padding, so that narrow screens can take it back. */
export const Part = ({
  children,
  className = '',
  style = look.part,
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

/** The measure line through time: steps from order to delivery. */
export const Track = ({ steps }: { steps: MailModel['track'] }) => (
  <Part>
    <Row>
      {steps.map(({ label, date, isReached }, index) => (
        <Column key={label} width={`${Math.floor(100 / steps.length)}%`} style={{ verticalAlign: 'top' }}>
          <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" aria-hidden="true">
            <tbody>
              <tr>
                <td width={isReached ? 3 : 1}>
                  <div className="tick" style={look.tick}>
                    {'\u200b'}
                  </div>
                </td>
                <td>{index < steps.length - 1 ? <div style={look.tickLine} /> : null}</td>
              </tr>
            </tbody>
          </table>
          <Text className={isReached ? 'ink' : 'soft'} style={{ ...(isReached ? look.stepReached : look.step), paddingTop: '8px' }}>
            {label}
          </Text>
          <Text className="soft" style={look.step}>
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
      <Row key={href + detail} className="line" style={look.item}>
        <Column width={88} style={look.itemCell}>
          {picture ? <Img src={picture.src} alt={picture.alt} {...mailSize} style={look.picture} /> : null}
        </Column>
        <Column style={look.itemCell}>
          <Link href={href} className="ink" style={look.name}>
            {name}
          </Link>
          <Text className="soft" style={look.detail}>
            {detail}
          </Text>
        </Column>
        <Column style={look.itemCell}>
          <Text className="ink" style={look.price}>
            {price}
          </Text>
        </Column>
      </Row>
    ))}
  </>
);

const Sum = ({ label, value, isTotal }: { label: string; value: string; isTotal: boolean }) => (
  <Row>
    <Column>
      <Text className="ink" style={isTotal ? look.totalLabel : look.sumLabel}>
        {label}
      </Text>
    </Column>
    <Column>
      <Text className="ink" style={isTotal ? look.totalValue : look.sumValue}>
        {value}
      </Text>
    </Column>
  </Row>
);

/** Subtotal, shipping, tax and total. */
export const Sums = ({ sums, total }: Pick<MailModel, 'sums' | 'total'>) => (
  <Section className="line" style={look.sums}>
    {sums.map((sum) => (
      <Sum key={sum.label} {...sum} isTotal={false} />
    ))}
    {total ? <Sum {...total} isTotal /> : null}
  </Section>
);

/** Addresses and payment, side by side. */
export const Blocks = ({ blocks }: { blocks: MailModel['blocks'] }) => (
  <Section className="line" style={look.blocks}>
    <Row>
      {blocks.map(({ title, lines }) => (
        <Column key={title} width={`${Math.floor(100 / blocks.length)}%`} style={look.block}>
          <Text className="ink" style={look.blockTitle}>
            {title}
          </Text>
          {lines.map((line) => (
            <Text key={line} className="ink" style={look.blockLine}>
              {line}
            </Text>
          ))}
        </Column>
      ))}
    </Row>
  </Section>
);

/** Help, legal links and who writes. */
export const Foot = ({ footer }: { footer: MailModel['footer'] }) => (
  <Part className="line" style={look.foot}>
    <Text className="soft" style={look.small}>
      {footer.questions}
      {footer.links.map(({ label, href }) => (
        <span key={href}>
          {' · '}
          <Link href={href} className="link" style={look.link}>
            {label}
          </Link>
        </span>
      ))}
    </Text>
    <Text className="soft" style={{ ...look.small, paddingTop: '16px' }}>
      {footer.imprint}
    </Text>
  </Part>
);
