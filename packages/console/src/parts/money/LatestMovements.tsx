import { Card } from '@settlement/design-system/Card';
import { Link } from '@settlement/design-system/Link';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { QueryView, type QueryState } from '#parts/loading/QueryView.tsx';
import * as css from './money.css.ts';

interface Movement {
  readonly id: string;
  readonly facts: ReactNode;
  readonly status: ReactNode;
}

interface LatestMovementsProps<Data> {
  readonly title: string;
  readonly href: string;
  readonly query: QueryState<Data>;
  readonly rowsOf: (data: Data) => readonly Movement[];
  readonly failedTitle: string;
  readonly emptyText: string;
}

export function LatestMovements<Data>(props: LatestMovementsProps<Data>) {
  const { title, href, query, rowsOf, failedTitle, emptyText } = props;
  const text = useText();
  return (
    <Card
      title={title}
      padding="none"
      actions={
        <Link href={href} isStrong>
          {text('common.list.viewAll')}
        </Link>
      }
    >
      <QueryView
        query={query}
        loading={
          <div className={css.latest}>
            <Skeleton lines={4} />
          </div>
        }
        failedTitle={failedTitle}
        isEmpty={(data) => rowsOf(data).length === 0}
        empty={
          <div className={css.latest}>
            <Text tone="muted" size="small">
              {emptyText}
            </Text>
          </div>
        }
      >
        {(data) => (
          <Stack as="ul" gap="none">
            {rowsOf(data).map(({ id, facts, status }) => (
              <li key={id} className={css.latest}>
                <Stack as="span" gap="none">
                  {facts}
                </Stack>
                {status}
              </li>
            ))}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
