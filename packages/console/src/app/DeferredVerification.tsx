import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { useToasts } from '#data/toasts.ts';
import { type Verification, verificationAtom } from '#data/verificationDialog.ts';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';

type DialogProps = { readonly verification: Verification };

/**
 * The verification dialog, loaded on first use. Where it cannot be fetched
 * the action is cancelled, so that nothing waits for ever and nothing is sent.
 */
export function DeferredVerification() {
  const text = useText();
  const toasts = useToasts();
  const verification = useAtomValue(verificationAtom);
  const catalog = useAtomValue(catalogAtom);
  const language = useAtomValue(languageAtom);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [isReady, setReady] = useState(false);
  const isOpen = verification !== null;

  useEffect(() => {
    if (!isOpen) return undefined;
    let isHere = true;
    const load = async () => {
      const [{ VerificationDialog }] = await Promise.all([
        import('#features/verification/VerificationDialog.tsx'),
        catalog.load(language, ['verification', 'dialogs']),
      ]);
      if (!isHere) return;
      setDialog(() => VerificationDialog);
      setReady(true);
    };
    load().catch(() => {
      if (!isHere) return;
      toasts.add({ tone: 'critical', title: text('common.verificationFailed') });
      verification?.cancel();
    });
    return () => {
      isHere = false;
    };
  }, [catalog, isOpen, language, text, toasts, verification]);

  return verification && Dialog && isReady ? <Dialog verification={verification} /> : null;
}
