import { useAtomValue } from 'jotai';
import { openingQueryAtom } from '#data/permission.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import * as css from '../permission.css.ts';
import { PermissionSkeleton } from '../PermissionSkeleton.tsx';
import { OpeningSteps } from './OpeningSteps.tsx';

export function OpeningView() {
  const text = useText();
  const user = useAtomValue(userQueryAtom);
  const opening = useAtomValue(openingQueryAtom);
  return (
    <div className={css.page}>
      <QueryView query={user} loading={<PermissionSkeleton />} failedTitle={text('permission.failed')}>
        {(who) => (
          <QueryView
            query={opening}
            loading={<PermissionSkeleton />}
            failedTitle={text('permission.form.failed')}
          >
            {(before) => <OpeningSteps user={who} opening={before} />}
          </QueryView>
        )}
      </QueryView>
    </div>
  );
}
