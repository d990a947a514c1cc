import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { required } from '@settlement/api-mocks/contract/hashes';
import { Banner } from '@settlement/design-system/Banner';
import { TextArea } from '@settlement/design-system/TextArea';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import * as v from 'valibot';
import { deleteAccountAtom } from '#data/security.ts';
import { logoutAtom } from '#data/session.ts';
import { usePerform } from '#data/verification.ts';
import { useText } from '#i18n/useText.ts';
import { RemainderList } from './RemainderList.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import * as css from './security.css.ts';
import { useWizardForm } from './useWizardForm.ts';
import type { WizardProps } from './wizard.ts';

/** The end of an account: what it needs, the id typed out, a verification, and the way out. */
export function DeleteAccountWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const perform = usePerform();
  const remove = useSetAtom(deleteAccountAtom);
  const logout = useSetAtom(logoutAtom);
  const { mchid: id, name } = user;
  const form = useWizardForm({
    initial: { mchid: '', reason: '' },
    schema: v.object({ mchid: v.pipe(required, v.value(id, 'mchid')), reason: v.string() }),
    wireNames: { mchid: 'mchid_confirm' },
    submit: async (deletion) => {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('account.delete.title'),
          recap: text('account.delete.recap', { name, id }),
          confirmLabel: text('account.delete.submit'),
        }),
        isDanger: true,
        call: (codes) => remove(deletion, codes),
      });
      if (isDone) await logout('deleted');
      // Nothing was sent, or the page goes away as it is.
      return false;
    },
  });
  return (
    <WizardSteps
      onClose={onClose}
      onLock={onLock}
      steps={[
        {
          form,
          submitLabel: text('account.delete.submit'),
          isDanger: true,
          fields: (
            <>
              <Banner tone="critical" title={text('account.delete.final')}>
                <ul className={css.list}>
                  <li>{text('account.delete.needsSmallBalances')}</li>
                  <li>{text('account.delete.needsNoneOpen')}</li>
                  <li>{text('account.delete.keys')}</li>
                </ul>
              </Banner>
              <RemainderList />
              <TextArea label={text('account.delete.reason')} rows={2} {...form.field('reason')} />
              <TextField
                label={text('account.delete.type', { id })}
                isMono
                autoComplete="off"
                {...form.field('mchid')}
              />
            </>
          ),
        },
      ]}
    />
  );
}
