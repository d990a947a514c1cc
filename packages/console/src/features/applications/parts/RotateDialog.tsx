import type { Application } from '@settlement/api-mocks/contract/applications';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { editApplicationAtom } from '#data/applications.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useToasts } from '#data/page/toasts.ts';
import { usePerform } from '#data/money/verification.ts';
import { useText } from '#i18n/useText.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { Moment } from '#parts/values/Moment.tsx';
import { SecretOnce } from '#parts/webhooks/SecretOnce.tsx';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import type { ChoiceProps } from '#kit/form/formState.ts';
import * as css from '../applications.css.ts';

/** The choices for the number of hours that the old secret works after a rotation. */
const overlaps = [0, 1, 24, 72] as const;

function OverlapField({ label, ...choice }: ChoiceProps<string> & { readonly label: string }) {
  const text = useText();
  return (
    <div className={css.choices}>
      <RadioGroup label={label} {...choice}>
        {overlaps.map((count) => (
          <Radio isTall key={count} value={String(count)}>
            {text('applications.rotate.hours', { hours: count })}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}

interface RotateDialogProps {
  readonly app: Application;
  readonly kind: 'rotate' | 'signing';
  readonly onClose: () => void;
}

export function RotateDialog({ app, kind, onClose }: RotateDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const edit = useSetAtom(editApplicationAtom);
  const [made, setMade] = useState<{ readonly secret: string; readonly until: number }>();
  const offers = useOffers();
  // Only servers that offer `orders` support an overlap for secret keys.
  const hasOverlap = kind === 'signing' || offers('orders');
  const label = text(`applications.${kind}`);
  const title = text(`applications.${kind}.title`, { name: app.name });
  const form = useForm({
    isClosing: true,
    initial: { hours: hasOverlap ? '24' : '0' },
    wireNames: { hours: kind === 'rotate' ? 'overlap_hours' : 'signing_overlap_hours' },
    submit: async (values) => {
      const hours = Number(values.hours);
      const change =
        kind === 'rotate'
          ? ({ reset_secret: 1, overlap_hours: hours } as const)
          : ({ reset_signing_key: 1, signing_overlap_hours: hours } as const);
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text(`applications.${kind}.title`, { name: app.name }),
          recap: text(`applications.${kind}.recap`, { hours }),
          confirmLabel: text(`applications.${kind}`),
        }),
        call: (codes) => edit({ id: app.id, ...change }, codes),
      });
      if (!outcome.isDone) return false;
      const { secret_key: secret, old_secret_until: until } = outcome.data;
      if (secret !== undefined) setMade({ secret, until });
      else {
        toasts.add({ tone: 'positive', title: text(`applications.${kind}.done`) });
        onClose();
      }
      return true;
    },
  });

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
              {text('applications.keys.old')} <Moment seconds={made.until} />
            </>
          )
        }
        onClose={onClose}
      />
    );

  return (
    <FormDialog form={form} size="small" title={title} submitLabel={label} onClose={onClose}>
      <Text as="p">
        {hasOverlap ? text(`applications.${kind}.text`) : text('applications.rotate.recap', { hours: 0 })}
      </Text>
      {hasOverlap && <OverlapField label={text(`applications.${kind}.overlap`)} {...form.choice('hours')} />}
      {kind === 'rotate' && offers('outgoingTransfers') && (
        <Banner tone="caution">{text('applications.rotate.lock')}</Banner>
      )}
    </FormDialog>
  );
}
