import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { Card } from '@settlement/design-system/Card';
import { CheckCircleIcon } from '@settlement/design-system/icons';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { shownFigures } from '#data/ledgerCheck.ts';
import { useText } from '#i18n/useText.ts';
import { compare, subtract } from '#lib/money.ts';
import { Amount } from '#parts/Amount.tsx';
import * as css from '../funds.css.ts';
import { useLedgerCheck } from './useLedgerCheck.ts';

/** Opening + in − out − on hold = closing, added up here; what does not agree is said aloud. */
export function LedgerCheckStrip() {
  const text = useText();
  const { proof, token, isPending, isHeldAgainstNow, disagreement } = useLedgerCheck();
  if (isPending) return <Skeleton shape="block" height="72px" />;
  if (!proof) return null;
  const shown = shownFigures(proof);
  const hold =
    compare(proof.held, '0') < 0
      ? ({
          name: 'released',
          operator: '+',
          value: subtract('0', shown.held),
          exact: subtract('0', proof.held),
        } as const)
      : ({ name: 'held', operator: '−', value: shown.held, exact: proof.held } as const);
  const parts = [
    { name: 'opening', operator: '', value: shown.opening, exact: proof.opening },
    { name: 'came', operator: '+', value: shown.came, exact: proof.came },
    { name: 'went', operator: '−', value: shown.went, exact: proof.went },
    hold,
    { name: 'closing', operator: '=', value: shown.closing, exact: proof.closing },
  ] as const;
  return (
    <Card padding="m">
      <Stack gap="m">
        <div className={css.ledgerCard}>
          <dl className={css.sum}>
            {parts.map(({ name, operator, value, exact }) => (
              <Stack gap="xxs" key={name}>
                <Text as="dt" size="caption" tone="muted">
                  {text(`funds.ledger.${name}`)}
                </Text>
                <dd className={css.termValue}>
                  {operator === '' ? null : <span className={css.operator}>{operator} </span>}
                  <Amount value={value} exact={exact} token={token} />
                </dd>
              </Stack>
            ))}
          </dl>
          {disagreement ? null : (
            <Text size="small" tone="positive">
              <span className={css.asset}>
                <CheckCircleIcon size={16} aria-hidden="true" />
                {text(isHeldAgainstNow ? 'funds.ledger.equal' : 'funds.ledger.adds')}
              </span>
            </Text>
          )}
        </div>
        {disagreement ? (
          <Banner tone="critical" role="alert" title={text('funds.ledger.wrongTitle')}>
            {text(
              disagreement.with === 'closing' ? 'funds.ledger.wrongClosing' : 'funds.ledger.wrongBalance',
            )}{' '}
            <strong>
              <Amount value={disagreement.value} token={token} />
            </strong>
            <div>{text('funds.ledger.nextSteps')}</div>
          </Banner>
        ) : null}
      </Stack>
    </Card>
  );
}
