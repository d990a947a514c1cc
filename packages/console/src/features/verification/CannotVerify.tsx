import { Banner } from '@settlement/design-system/Banner';
import { Inline } from '@settlement/design-system/Inline';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import { setupHrefAtom } from '#data/account.ts';
import { useNavigate } from '#data/location.ts';
import { useText } from '#i18n/useText.ts';

interface CannotVerifyProps {
  readonly reason: 'noMethod' | 'noPassword';
  readonly onCancel: () => void;
}

/** Something has to be set up first: where, and that nothing is lost by going there. */
export function CannotVerify({ reason, onCancel }: CannotVerifyProps) {
  const text = useText();
  const setupHref = useAtomValue(setupHrefAtom);
  const navigate = useNavigate();
  return (
    <>
      <Banner tone="caution" role="status" title={text(`verification.${reason}.title`)}>
        {text(`verification.${reason}.text`)}
      </Banner>
      <Inline justify="end">
        <Button variant="outline" onPress={onCancel}>
          {text('common.cancel')}
        </Button>
        <Button
          onPress={() => {
            onCancel();
            navigate(setupHref(reason === 'noPassword' ? 'trade' : undefined));
          }}
        >
          {text('verification.noMethod.action')}
        </Button>
      </Inline>
    </>
  );
}
