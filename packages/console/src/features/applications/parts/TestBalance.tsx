import { type Application, type TestBalance as Balance } from '@settlement/api-mocks/contract/applications';
import { appMode } from '@settlement/api-mocks/contract/enumerations';
import { Card } from '@settlement/design-system/Card';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import { isZero } from '#lib/money.ts';
import { Amount } from '#parts/Amount.tsx';

/** The money of test mode, where its application is: the balances of the console have none of it. */
export function TestBalance({ app }: { readonly app: Application }) {
  const text = useText();
  if (app.mode !== appMode.test) return null;
  const { test_balances: balances } = app;
  return (
    <Card title={text('applications.testBalance')} description={text('applications.testBalance.about')}>
      {balances.length === 0 ? (
        <Text as="p" size="small" tone="muted">
          {text('applications.testBalance.none')}
        </Text>
      ) : (
        <DescriptionList
          variant="plain"
          items={balances.map((balance) => ({
            id: balance.id,
            term: `${balance.token} · ${balance.chain}`,
            detail: <Sum balance={balance} />,
          }))}
        />
      )}
    </Card>
  );
}

function Sum({ balance: { available, frozen, token } }: { readonly balance: Balance }) {
  const text = useText();
  return (
    <Inline as="span" gap="s">
      <Amount value={available} token={token} isStrong />
      {!isZero(frozen) && (
        <Text size="small" tone="muted">
          <Amount value={frozen} token={token} /> {text('applications.testBalance.onHold')}
        </Text>
      )}
    </Inline>
  );
}
