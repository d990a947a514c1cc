import { Button } from '@settlement/design-system/Button';
import { Banner } from '@settlement/design-system/Banner';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { RefreshIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { languageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';
import { newRequestId } from '#lib/money/newRequestId.ts';
import * as css from './auth.css.ts';
import { type GoogleSignIn, loadGoogleAtom } from './google.ts';

/** Checks the `nonce` of an ID token (OpenID Connect Core §3.1.3.7). True for other credentials. */
export function hasNonce(credential: string, nonce: string): boolean {
  const parts = credential.split('.');
  if (parts.length !== 3) return true;
  return claimsOf(parts[1] ?? '')?.nonce === nonce;
}

function claimsOf(part: string): { readonly nonce?: unknown } | undefined {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
      byte.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}

interface GoogleButtonProps {
  readonly isPending: boolean;
  readonly isDark: boolean;
  readonly onCredential: (credential: string) => void;
}

export function GoogleButton(props: GoogleButtonProps) {
  const [tries, setTries] = useState(0);
  return <Attempt key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

interface AttemptProps extends GoogleButtonProps {
  readonly onRetry: () => void;
}

function Attempt({ isPending, isDark, onCredential, onRetry }: AttemptProps) {
  const text = useText();
  const { load } = useAtomValue(loadGoogleAtom);
  const [state, setState] = useState<GoogleSignIn | 'loading' | 'failed'>('loading');

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (google) => isCurrent && setState(google),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);

  if (state === 'failed') {
    return (
      <Banner
        tone="caution"
        role="alert"
        title={text('auth.google.failed.title')}
        actions={
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            icon={<RefreshIcon size={16} aria-hidden="true" />}
            onPress={onRetry}
          >
            {text('common.retry')}
          </Button>
        }
      >
        {text('auth.google.failed.text')}
      </Banner>
    );
  }
  return (
    <div className={css.google} aria-busy={state === 'loading' || isPending}>
      {state === 'loading' ? (
        <>
          <Skeleton height="40px" shape="block" />
          <VisuallyHidden role="status">{text('auth.google.loading')}</VisuallyHidden>
        </>
      ) : (
        <Rendered google={state} isDark={isDark} onCredential={onCredential} />
      )}
      {isPending && <VisuallyHidden role="status">{text('auth.google.signingIn')}</VisuallyHidden>}
    </div>
  );
}

interface RenderedProps extends Pick<GoogleButtonProps, 'isDark' | 'onCredential'> {
  readonly google: GoogleSignIn;
}

/** Renders Google's button. The script fills an element that React doesn't update. */
function Rendered({ google, isDark, onCredential }: RenderedProps) {
  const language = useAtomValue(languageAtom);
  const container = useRef<HTMLDivElement>(null);
  const receive = useEffectEvent(onCredential);

  useEffect(() => {
    const nonce = newRequestId();
    google.id.initialize({
      client_id: google.config.googleClientId,
      nonce,
      callback: ({ credential }) => {
        // A credential with another nonce belongs to an earlier request.
        if (credential && hasNonce(credential, nonce)) receive(credential);
      },
    });
  }, [google]);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    element.replaceChildren();
    google.id.renderButton(element, {
      type: 'standard',
      theme: isDark ? 'filled_black' : 'outline',
      size: 'large',
      text: 'continue_with',
      shape: 'rectangular',
      logo_alignment: 'center',
      width: widthIn(element),
      locale: language.replace('-', '_'),
    });
  }, [google, isDark, language]);

  return <div ref={container} className={css.googleContainer} />;
}

/** Returns the width of the button in pixels. Google accepts 200 to 400. */
function widthIn(element: HTMLElement): number {
  return element.clientWidth === 0 ? 320 : Math.min(400, Math.max(200, element.clientWidth));
}
