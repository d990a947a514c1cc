import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Inline } from '@settlement/design-system/Inline';
import { BadgeCheckIcon } from '@settlement/design-system/icons';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { usePaths } from '#data/device.ts';
import { useNavigate } from '#data/location.ts';
import { hasSeenOpenedAtom } from '#data/permission.ts';
import { useText } from '#i18n/useText.ts';

/** Shown once: the permission is open. Later visits redirect to the dashboard. */
export function Opened() {
  const text = useText();
  const paths = usePaths();
  const navigate = useNavigate();
  const [hasSeen, see] = useAtom(hasSeenOpenedAtom);
  /** Set by a button of this page, which navigates to another page. */
  const isGoingOn = useRef(false);
  const goOn = (href: string) => {
    isGoingOn.current = true;
    see();
    navigate(href, { replace: true });
  };
  useEffect(() => {
    if (hasSeen && !isGoingOn.current) navigate(paths.home, { replace: true });
  }, [hasSeen, navigate, paths]);
  if (hasSeen) return null;
  return (
    <Card>
      <EmptyState
        role="status"
        tone="positive"
        icon={<BadgeCheckIcon aria-hidden="true" />}
        title={text('permission.opened.title')}
        description={text('permission.opened.text')}
        action={
          <Inline gap="s" justify="center">
            <Button onPress={() => goOn(paths.initPage)}>{text('permission.opened.setup')}</Button>
            <Button variant="outline" tone="neutral" onPress={() => goOn(paths.home)}>
              {text('permission.home')}
            </Button>
          </Inline>
        }
      />
    </Card>
  );
}
