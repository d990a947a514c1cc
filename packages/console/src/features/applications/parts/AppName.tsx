import type { Application } from '@settlement/api-mocks/contract/applications';
import { Avatar } from '@settlement/design-system/Avatar';
import { Text } from '@settlement/design-system/Text';
import * as css from '../applications.css.ts';

interface AppNameProps {
  readonly app: Pick<Application, 'name' | 'logo'>;
  readonly note?: string;
}

export function AppName({ app, note }: AppNameProps) {
  return (
    <span className={css.named}>
      <Avatar name={app.name} src={app.logo} />
      <span className={css.message}>
        <strong className={css.name} title={app.name}>
          {app.name}
        </strong>
        {note !== undefined && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </span>
    </span>
  );
}
