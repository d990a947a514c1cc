import { useAtomValue } from 'jotai';
import { openingQueryAtom } from '#data/permission.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/QueryView.tsx';
import * as css from '../permission.css.ts';
import { PermissionSkeleton } from '../PermissionSkeleton.tsx';
import { OpeningSteps } from './OpeningSteps.tsx';

/** The form, once it is known who applies and what was handed in before. */
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
