import { Column, Row, Section, Text } from 'react-email';
import type { MailModel } from './mail-model.ts';
import { mailStyles } from './mail-styles.ts';
import { TranslatableText } from './translatable-text.tsx';

// Amounts are not translated, the word “free” is.
const translateSum = (value: string): 'no' | undefined => (/\d/.test(value) ? 'no' : undefined);

type SumProps = Pick<MailModel, 'verbatim'> & { label: string; value: string; isTotal: boolean };

const Sum = ({ label, value, verbatim, isTotal }: SumProps) => (
  <Row>
    <Column>
      <Text className="ink" style={isTotal ? mailStyles.totalLabel : mailStyles.sumLabel}>
        <TranslatableText text={label} verbatim={verbatim} />
      </Text>
    </Column>
    <Column>
      <Text className="ink" style={isTotal ? mailStyles.totalValue : mailStyles.sumValue} translate={translateSum(value)}>
        {value}
      </Text>
    </Column>
  </Row>
);

/** Subtotal, shipping, tax and total. */
export const Sums = ({ sums, total, verbatim }: Pick<MailModel, 'sums' | 'total' | 'verbatim'>) => (
  <Section className="line" style={mailStyles.sums}>
    {sums.map((sum) => (
      <Sum key={sum.label} {...sum} verbatim={verbatim} isTotal={false} />
    ))}
    {total ? <Sum {...total} verbatim={verbatim} isTotal /> : null}
  </Section>
);
