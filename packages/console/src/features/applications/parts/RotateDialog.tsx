import type { Application } from '@settlement/api-mocks/contract/applications';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { editApplicationAtom } from '../../../data/applications.ts';
import { usePerform } from '../../../data/verification.ts';
import { formError } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { Moment } from '../../../parts/Moment.tsx';
import * as css from '../applications.css.ts';
import { SecretOnce } from './SecretOnce.tsx';

interface RotateDialogProps {
  readonly app: Application;
  readonly onClose: () => void;
}

/** How long the old secret goes on working, in hours. */
const overlaps = [0, 1, 24, 72] as const;

/** Gives the application a new secret; the old one lives on for a while, so that nothing stands still. */
export function RotateDialog({ app, onClose }: RotateDialogProps) {
  const text = useText();
  const perform = usePerform();
  const edit = useSetAtom(editApplicationAtom);
  const [hours, setHours] = useState('24');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [made, setMade] = useState<{ readonly secret: string; readonly until: number }>();

  const rotate = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('applications.rotate.title', { name: app.name }),
        recap: text('applications.rotate.recap', { hours: Number(hours) }),
        confirmLabel: text('applications.rotate'),
        call: (codes) => edit({ id: app.id, reset_secret: 1, overlap_hours: Number(hours) }, codes),
      });
      if (outcome.isDone && outcome.data.secret_key !== undefined)
        setMade({ secret: outcome.data.secret_key, until: outcome.data.old_secret_until });
    } catch (error) {
      setFailure(formError(text, error));
    } finally {
      setPending(false);
    }
  };

  if (made)
    return (
      <SecretOnce
        title={text('applications.rotate.done')}
        secrets={{ appid: app.appid, secretKey: made.secret }}
        note={
          made.until === 0 ? (
            text('applications.rotate.oldDead')
          ) : (
            <>
              {text('applications.rotate.oldUntil')} <Moment seconds={made.until} />
            </>
          )
        }
        onClose={onClose}
      />
    );

  return (
    <Dialog
      isOpen
      size="small"
      isLocked={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('applications.rotate.title', { name: app.name })}
      closeLabel={text('common.close')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={isPending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button isPending={isPending} onPress={() => void rotate()}>
            {text('applications.rotate')}
          </Button>
        </div>
      }
    >
      <Stack gap="m">
        {failure !== undefined && (
          <Banner tone="critical" role="alert">
            {failure}
          </Banner>
        )}
        <Text as="p">{text('applications.rotate.text')}</Text>
        <div className={css.choices}>
          <RadioGroup label={text('applications.rotate.overlap')} value={hours} onChange={setHours}>
            {overlaps.map((count) => (
              <Radio key={count} value={String(count)}>
                {text('applications.rotate.hours', { hours: count })}
              </Radio>
            ))}
          </RadioGroup>
        </div>
        <Banner tone="caution">{text('applications.rotate.lock')}</Banner>
      </Stack>
    </Dialog>
  );
}
