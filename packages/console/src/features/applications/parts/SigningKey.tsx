import type { Application } from '@settlement/api-mocks/contract/applications';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { revealSigningKeyAtom } from '#data/applications.ts';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';
import { useToasts } from '#data/page/toasts.ts';
import { usePerform } from '#data/money/verification.ts';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { useRowSize } from '#parts/list/useRowSize.ts';

export function SigningKey({ app }: { readonly app: Application }) {
  const text = useText();
  const size = useRowSize();
  const perform = usePerform();
  const reveal = useSetAtom(revealSigningKeyAtom);
  const toasts = useToasts();
  const { report } = useAtomValue(reportErrorAtom);
  const [key, setKey] = useState<string>();

  const show = async () => {
    try {
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('applications.keys.revealTitle', { name: app.name }),
          recap: text('applications.keys.revealRecap'),
          confirmLabel: text('applications.keys.show'),
        }),
        call: (codes) => reveal(app.id, codes),
      });
      if (!outcome.isDone) return;
      setKey(outcome.data);
      if (outcome.data === undefined) toasts.add({ title: text('applications.keys.notOffered') });
    } catch (error) {
      report(error);
    }
  };

  return (
    <Inline>
      <Mono>{key ?? app.sign_key}</Mono>
      <Button
        variant="outline"
        size={size}
        onPress={() => (key === undefined ? void show() : setKey(undefined))}
      >
        {text(key === undefined ? 'applications.keys.show' : 'applications.keys.hide')}
      </Button>
      {key !== undefined && <CopyValue value={key} what={text('applications.keys.sign')} />}
    </Inline>
  );
}
