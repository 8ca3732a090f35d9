import { Column, Row, Section, Text } from 'react-email';
import { look } from './mail-look.ts';
import type { MailModel } from './mail-model.ts';
import { Said } from './said.tsx';

// A sum stays as it is, the word “free” does not.
const translateSum = (value: string): 'no' | undefined => (/\d/.test(value) ? 'no' : undefined);

type SumProps = Pick<MailModel, 'verbatim'> & { label: string; value: string; isTotal: boolean };

const Sum = ({ label, value, verbatim, isTotal }: SumProps) => (
  <Row>
    <Column>
      <Text className="ink" style={isTotal ? look.totalLabel : look.sumLabel}>
        <Said text={label} verbatim={verbatim} />
      </Text>
    </Column>
    <Column>
      <Text className="ink" style={isTotal ? look.totalValue : look.sumValue} translate={translateSum(value)}>
        {value}
      </Text>
    </Column>
  </Row>
);

/** Subtotal, shipping, tax and total. */
export const Sums = ({ sums, total, verbatim }: Pick<MailModel, 'sums' | 'total' | 'verbatim'>) => (
  <Section className="line" style={look.sums}>
    {sums.map((sum) => (
      <Sum key={sum.label} {...sum} verbatim={verbatim} isTotal={false} />
    ))}
    {total ? <Sum {...total} verbatim={verbatim} isTotal /> : null}
  </Section>
);
