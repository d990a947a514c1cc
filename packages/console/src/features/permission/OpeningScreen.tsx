import { useAtomValue } from 'jotai';
import { PermissionPage, PermissionSkeleton } from './parts/PermissionPage.tsx';
import { openingQueryAtom } from '#data/permission.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import * as css from './parts/permission.css.ts';
import { OpeningSteps } from './parts/opening/OpeningSteps.tsx';

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

export function OpeningScreen() {
  return (
    <PermissionPage title="shell.title.openAuthPage" lead="permission.form.lead">
      <OpeningView />
    </PermissionPage>
  );
}
