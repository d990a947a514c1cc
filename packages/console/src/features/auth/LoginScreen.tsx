import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { Link } from '@settlement/design-system/Link';
import { MoonIcon, SunIcon } from '@settlement/design-system/icons';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, type ComponentType, type ReactNode, useRef } from 'react';
import { ApiError } from '#api/errors.ts';
import { deviceAtom, usePaths } from '#data/session/device.ts';
import { themeAtom } from '#data/session/theme.ts';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { languageNames } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import { BrandMark } from '#parts/brand/BrandMark.tsx';
import { useProduct } from '#data/brand.ts';
import { deferredPart, type DeferredPart, useDeferred } from '#parts/loading/useDeferred.ts';
import { StartStep } from './StartStep.tsx';
import { useSignIn } from './useSignIn.ts';
import { type SignInMethod, signInMethodAtom } from './signInMethods.ts';
import { Heading } from '@settlement/design-system/Heading';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Failed } from '#parts/loading/QueryView.tsx';
import * as css from './auth.css.ts';

/** Only users with an authenticator app need the second step, so it's loaded on demand. */
const codeStep = deferredPart(async () => (await import('./CodeStep.tsx')).CodeStep);
const emailMethods = deferredPart(async () => (await import('./email/EmailMethods.tsx')).EmailMethods);

export function LoginScreen() {
  const text = useText();
  const product = useProduct();
  const device = useAtomValue(deviceAtom);
  const signing = useSignIn();
  const { step, isPending, error, signIn, sendCode, restart, clearError } = signing;
  const [method, setMethod] = useAtom(signInMethodAtom);
  const [isDark, setDark] = useIsDark();
  const title = text(step.name === 'code' ? 'auth.code.title' : 'auth.title');
  const catalog = useAtomValue(catalogAtom);
  const language = useAtomValue(languageAtom);
  const go = async (next: SignInMethod) => {
    clearError();
    // The current form stays visible until the next form is loaded, or until loading fails.
    if (next !== 'google')
      await Promise.allSettled([emailMethods.load(), catalog.loadNow(language, emailMethods.files)]);
    setMethod(next);
  };
  useEffect(() => {
    document.title = text('common.title', { screen: title, product });
  }, [text, title, product]);

  return (
    <div className={css.page} data-device={device}>
      <header className={css.intro}>
        <span className={css.brand}>
          <span className={css.mark}>
            <BrandMark />
          </span>
          {product}
        </span>
        <p className={css.lead}>{text('auth.lead')}</p>
        <ul className={css.points}>
          <li>{text('auth.point.payments')}</li>
          <li>{text('auth.point.balances')}</li>
          <li>{text('auth.point.security')}</li>
        </ul>
      </header>
      <main id="main" className={css.main}>
        <div className={css.tools}>
          <OtherLanguage />
          <IconButton
            label={text(isDark ? 'auth.theme.toLight' : 'auth.theme.toDark')}
            icon={isDark ? <SunIcon aria-hidden="true" /> : <MoonIcon aria-hidden="true" />}
            onPress={() => setDark(!isDark)}
          />
        </div>
        <div className={css.centre}>
          {step.name === 'code' ? (
            <FetchedStep part={codeStep} title={title} onBack={restart}>
              {(CodeStep) => <CodeStep token={step.token} send={sendCode} onBack={restart} />}
            </FetchedStep>
          ) : method === 'google' ? (
            <StartStep
              isPending={isPending}
              isDark={isDark}
              error={error}
              hasEnded={step.hasEnded === true}
              onCredential={(credential) => void signIn({ google_auth_code: credential })}
              onOtherMethod={(other) => void go(other)}
            />
          ) : (
            <FetchedStep key={method} part={emailMethods} title={title} onBack={() => void go('google')}>
              {(EmailMethods) => (
                <EmailMethods method={method} signing={signing} onMethod={(other) => void go(other)} />
              )}
            </FetchedStep>
          )}
        </div>
        <DocsLink />
      </main>
    </div>
  );
}

function OtherLanguage() {
  const [language, setLanguage] = useAtom(languageAtom);
  const { report } = useAtomValue(errorToastsAtom);
  const other = language === 'en-US' ? 'zh-CN' : 'en-US';
  return (
    <Button
      variant="ghost"
      tone="neutral"
      size="small"
      onPress={() =>
        void setLanguage(other).catch((cause: unknown) => report(new ApiError('network', { cause })))
      }
    >
      <span lang={other}>{languageNames[other]}</span>
    </Button>
  );
}

function DocsLink() {
  const text = useText();
  return (
    <div className={css.foot}>
      <Link href={usePaths().docs} tone="muted">
        {text('shell.nav.docs')}
      </Link>
    </div>
  );
}

function useIsDark() {
  const [theme, setTheme] = useAtom(themeAtom);
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = theme === 'system' ? deviceIsDark : theme === 'dark';
  return [isDark, (next: boolean) => setTheme(next ? 'dark' : 'light')] as const;
}

interface FetchedStepProps<Props> {
  readonly part: DeferredPart<Props>;
  readonly title: string;
  readonly onBack: () => void;
  readonly children: (Step: ComponentType<Props>) => ReactNode;
}

function FetchedStep<Props>({ part, title, onBack, children }: FetchedStepProps<Props>) {
  const text = useText();
  const query = useDeferred(part);
  const failed = useRef<HTMLDivElement>(null);
  const hasFailed = query.error !== undefined;
  // The pressed button is no longer rendered, so the focus moves to the retry button.
  useEffect(() => {
    if (hasFailed) failed.current?.querySelector('button')?.focus();
  }, [hasFailed]);
  if (hasFailed) {
    return (
      <div className={css.step} ref={failed}>
        <Heading level={1}>{title}</Heading>
        <Failed query={query} title={text('common.failed.title')} />
        <Button variant="ghost" tone="neutral" isFullWidth onPress={onBack}>
          {text('auth.method.back')}
        </Button>
      </div>
    );
  }
  return query.data ? children(query.data) : <Skeleton lines={6} />;
}
