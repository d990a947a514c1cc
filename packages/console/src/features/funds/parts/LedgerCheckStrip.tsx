import { Banner } from '@settlement/design-system/Banner';
import { Card } from '@settlement/design-system/Card';
import { CheckCircleIcon } from '@settlement/design-system/icons';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { useText } from '../../../i18n/useText.ts';
import { Amount } from '../../../parts/Amount.tsx';
import * as css from '../funds.css.ts';
import { useProof } from './useLedgerCheck.ts';

/** Opening + in − out = closing, added up here; what does not agree is said aloud. */
export function ProofStrip() {
  const text = useText();
  const { proof, token, isPending, isHeldAgainstNow, fault } = useProof();
  if (isPending) return <Skeleton shape="block" height="72px" />;
  if (!proof) return null;
  const parts = [
    { name: 'opening', operator: '', value: proof.opening },
    { name: 'came', operator: '+', value: proof.came },
    { name: 'went', operator: '−', value: proof.went },
    { name: 'closing', operator: '=', value: proof.closing },
  ] as const;
  return (
    <Card padding="m">
      <div className={css.proofCard}>
        <dl className={css.sum}>
          {parts.map(({ name, operator, value }) => (
            <div key={name} className={css.term}>
              <dt className={css.termName}>{text(`funds.proof.${name}`)}</dt>
              <dd className={css.termValue}>
                {operator === '' ? null : <span className={css.operator}>{operator} </span>}
                <Amount value={value} token={token} />
              </dd>
            </div>
          ))}
        </dl>
        {fault ? null : (
          <Text size="small" tone="positive">
            <span className={css.asset}>
              <CheckCircleIcon size={16} aria-hidden="true" />
              {text(isHeldAgainstNow ? 'funds.proof.equal' : 'funds.proof.adds')}
            </span>
          </Text>
        )}
      </div>
      {fault ? (
        <Banner tone="critical" role="alert" title={text('funds.proof.wrongTitle')}>
          {text(fault.with === 'closing' ? 'funds.proof.wrongClosing' : 'funds.proof.wrongBalance')}{' '}
          <strong>
            <Amount value={fault.value} token={token} />
          </strong>
          . {text('funds.proof.whatNow')}
        </Banner>
      ) : null}
    </Card>
  );
}
