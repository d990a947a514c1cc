import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { MOST_RESENT, type Resendable, collectResendableAtom, resendCallbacksAtom } from '#data/callbacks.ts';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';
import { useToasts } from '#data/page/toasts.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { refusedText } from './callbackTexts.tsx';
import { DialogButtons } from '#parts/DialogButtons.tsx';

interface ResendDialogProps {
  /** The IDs of the deliveries to resend. Undefined if all failed deliveries that match the filters are resent. */
  readonly ids: readonly string[] | undefined;
  readonly onClose: () => void;
  readonly onSent?: () => void;
}

export function ResendDialog({ ids, onClose, onSent }: ResendDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const collect = useSetAtom(collectResendableAtom);
  const resend = useSetAtom(resendCallbacksAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [found, setFound] = useState<Resendable | undefined>(ids && { ids, total: ids.length });
  const [payload, setPayload] = useState('1');
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<{ readonly message: string; readonly progress?: string }>();
  const isPending = sent !== undefined;
  const count = found?.ids.length ?? 0;

  useEffect(() => {
    if (ids) return undefined;
    let isHere = true;
    collect().then(
      (result) => isHere && setFound(result),
      (error: unknown) => isHere && setFailure({ message: errorText(text, error) }),
    );
    return () => {
      isHere = false;
    };
  }, [collect, ids, text]);

  const send = async () => {
    if (!found || isPending) return;
    let done = 0;
    setSent(0);
    setFailure(undefined);
    try {
      await resend(found.ids, payload === '2' ? 2 : 1, (so) => {
        done = so;
        setSent(so);
      });
      toasts.add({ tone: 'positive', title: text('callbacks.resend.done', { count }) });
      onSent?.();
      onClose();
    } catch (error) {
      report(error);
      setFailure({
        message: refusedText(text, error),
        progress: text('callbacks.resend.stopped', { done, count }),
      });
      // The deliveries that were already resent must not be sent again after a retry.
      setFound({ ids: found.ids.slice(done), total: found.total - done });
    } finally {
      setSent(undefined);
    }
  };

  return (
    <Dialog
      size="small"
      isLocked={isPending}
      onClose={onClose}
      title={text('callbacks.resend.title')}
      footer={
        <DialogButtons onCancel={onClose} isDisabled={isPending}>
          <Button isDisabled={count === 0} isPending={isPending} onPress={() => void send()}>
            {text('callbacks.resend')}
          </Button>
        </DialogButtons>
      }
    >
      <Stack gap="m" align="stretch">
        {failure !== undefined && (
          <Banner tone="critical" role="alert" title={failure.progress}>
            {failure.message}
          </Banner>
        )}
        {found ? (
          <Text as="p">{text('callbacks.resend.count', { count })}</Text>
        ) : (
          failure === undefined && (
            <div role="status" aria-label={text('common.loading')}>
              <Skeleton height="20px" />
            </div>
          )
        )}
        {found && found.total > MOST_RESENT && (
          <Banner tone="caution">
            {text('callbacks.resend.most', { most: MOST_RESENT, total: found.total })}
          </Banner>
        )}
        <RadioGroup label={text('callbacks.resend.payload')} value={payload} onChange={setPayload}>
          <Radio value="1" description={text('callbacks.resend.originalText')}>
            {text('callbacks.resend.original')}
          </Radio>
          <Radio value="2" description={text('callbacks.resend.latestText')}>
            {text('callbacks.resend.latest')}
          </Radio>
        </RadioGroup>
        {isPending && (
          <ProgressBar
            label={text('callbacks.resend.progress')}
            value={sent}
            maxValue={count}
            valueLabel={text('callbacks.resend.of', { sent, count })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
