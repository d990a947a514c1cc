import type { WorkOrder } from '@settlement/api-mocks/contract/workOrders';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useText } from '#i18n/useText.ts';
import * as css from '../workOrders.css.ts';

export function Theme({ theme, unread }: Pick<WorkOrder, 'theme' | 'unread'>) {
  const text = useText();
  return (
    <span className={css.theme}>
      {unread && (
        <>
          <span className={css.dot} />
          <VisuallyHidden>{text('workOrders.unread')}: </VisuallyHidden>
        </>
      )}
      {unread ? <strong>{theme}</strong> : theme}
    </span>
  );
}
