import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Text } from '@settlement/design-system/Text';
import { accountStateAtom } from '../../../data/account.ts';
import { useUrlState } from '../../../data/url-state.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from './security.css.ts';

/** The way out, apart from everything else. */
export function DangerCard() {
  const text = useText();
  const [, setState] = useUrlState(accountStateAtom);
  return (
    <Card title={text('account.delete.title')}>
      <div className={css.row}>
        <span className={css.words}>
          <Text size="small" tone="muted">
            {text('account.delete.lead')}
          </Text>
        </span>
        <Button variant="outline" tone="critical" onPress={() => setState({ action: 'delete' })}>
          {text('account.delete.open')}
        </Button>
      </div>
    </Card>
  );
}
