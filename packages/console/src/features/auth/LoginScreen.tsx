import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { Link } from '@settlement/design-system/Link';
import { MoonIcon, SunIcon } from '@settlement/design-system/icons';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { ApiError } from '#api/errors.ts';
import { deviceAtom, usePaths } from '#data/device.ts';
import { themeAtom } from '#data/theme.ts';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { languageNames } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { useMediaQuery } from '#lib/useMediaQuery.ts';
import { BrandMark } from '#parts/BrandMark.tsx';
import { deferredPart } from '#parts/useDeferred.ts';
import { FetchedStep } from './FetchedStep.tsx';
import { StartStep } from './StartStep.tsx';
import * as css from './auth.css.ts';
import { useSignIn } from './useSignIn.ts';
import { type SignInMethod, signInMethodAtom } from './signInMethods.ts';

/** Asked of few, and after the first step: it is fetched when the answer says so. */
const codeStep = deferredPart(async () => (await import('./CodeStep.tsx')).CodeStep);
/** Few come this way, so it is fetched when they do. */
const emailMethods = deferredPart(
  async () => (await import('./email/EmailMethods.tsx')).EmailMethods,
  ['dialogs'],
);

/** `/login` and `/m/login`: what the product is on one side, the way in on the other. */
export function LoginScreen() {
  const text = useText();
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
    // What is on screen stays until the next is there; what does not come says so in its own place.
    if (next !== 'google')
      await Promise.allSettled([emailMethods.load(), catalog.loadNow(language, emailMethods.areas)]);
    setMethod(next);
  };
  useEffect(() => {
    document.title = text('common.title', { screen: title });
  }, [text, title]);

  return (
    <div className={css.page} data-device={device}>
      <header className={css.intro}>
        <span className={css.brand}>
          <span className={css.mark}>
            <BrandMark />
          </span>
          {text('common.product')}
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
              {(CodeStep) => <CodeStep send={(code) => sendCode(code, step.token)} onBack={restart} />}
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

/** There are two languages, so the switch offers the other one, by its own name. */
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
        {text('auth.docs')}
      </Link>
    </div>
  );
}

/** The theme as it looks now; choosing keeps it. */
function useIsDark() {
  const [theme, setTheme] = useAtom(themeAtom);
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = theme === 'system' ? deviceIsDark : theme === 'dark';
  return [isDark, (next: boolean) => setTheme(next ? 'dark' : 'light')] as const;
}
