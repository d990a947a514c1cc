import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { accountStateAtom } from '#data/account.ts';
import { useUrlState } from '#data/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { preloadWizardProps } from './wizards.tsx';

/** The way out, apart from everything else. */
export function DangerCard() {
  const text = useText();
  const [, setState] = useUrlState(accountStateAtom);
  return (
    <Card
      title={text('account.delete.title')}
      description={text('account.delete.lead')}
      actions={
        <span {...preloadWizardProps('delete')}>
          <Button variant="outline" tone="critical" onPress={() => setState({ action: 'delete' })}>
            {text('account.delete.open')}
          </Button>
        </span>
      }
    />
  );
}
