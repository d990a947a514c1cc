import { useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { pageLoaderAtom } from '#data/calls/pageLoader.ts';
import { useToasts } from '#data/page/toasts.ts';
import type { MessageFile, MessageId } from '#i18n/ids.ts';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { OfflineError, isChunkError } from '#lib/browser/chunkError.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { QueryView } from './QueryView.tsx';
import { type LoadPart, deferredPart, useDeferred } from './useDeferred.ts';

interface DeferredOptions {
  /** The message ID of the error's title. @default 'common.failed.title' */
  readonly failedTitle?: MessageId;
}

interface PartOptions extends DeferredOptions {
  /** @default nothing */
  readonly loading?: ReactNode;
}

interface Preloaded {
  readonly preload: () => void;
}

/**
 * Returns a component whose code is loaded on demand. It shows a loading state, then the component, or a
 * retry after a failure.
 *
 * @example const Form = deferred(async () => (await import('./Form.tsx')).Form)
 */
export function deferred<Props extends object>(
  load: LoadPart<Props>,
  { failedTitle = 'common.failed.title', loading }: PartOptions = {},
): ComponentType<Props> & Preloaded {
  const part = deferredPart(load);
  function Deferred(props: Props) {
    const text = useText();
    return (
      <QueryView query={useDeferred(part)} failedTitle={text(failedTitle)} loading={loading}>
        {(Part: ComponentType<Props>) => <Part {...props} />}
      </QueryView>
    );
  }
  return Object.assign(Deferred, { preload: part.preload });
}

interface DialogProps {
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly onClose?: () => void;
}

type DeferredDialog<Props> = ComponentType<Props & DialogProps> &
  Preloaded & { readonly files: readonly MessageFile[] };

/** Returns a dialog whose code is loaded on demand. A failure shows a toast and closes it. */
export function deferredDialog<Props extends object>(
  load: LoadPart<Props>,
  { failedTitle = 'common.failed.title' }: DeferredOptions = {},
): DeferredDialog<Props> {
  const part = deferredPart(load);
  function Deferred(props: Props & DialogProps) {
    const { isOpen = true, onOpenChange, onClose } = props;
    const [wasOpen, setWasOpen] = useState(false);
    const [isNeeded, setNeeded] = useState(false);
    const [crash, setCrash] = useState<unknown>();
    // After a failure, the code is loaded again only when the dialog is reopened.
    if (isOpen !== wasOpen) {
      setWasOpen(isOpen);
      if (isOpen) setNeeded(true);
    }
    const { data: Part, error, refetch } = useDeferred(part, isNeeded);
    // A dialog that was open may have sent a request. `failedTitle` may state that nothing was sent, so it's
    // used only if the dialog never opened.
    useFailure(error ?? crash, Part === undefined ? failedTitle : 'common.failed.title', () => {
      setNeeded(false);
      setCrash(undefined);
      refetch();
      onOpenChange?.(false);
      onClose?.();
    });
    if (!Part || !isNeeded) return null;
    return (
      <ErrorBoundary fallback={noFallback} onError={setCrash}>
        <Part {...props} />
      </ErrorBoundary>
    );
  }
  return Object.assign(Deferred, { files: part.files, preload: part.preload });
}

const noFallback = () => null;

function useFailure(failure: unknown, title: MessageId, close: () => void) {
  const text = useText();
  const toasts = useToasts();
  const loader = useAtomValue(pageLoaderAtom);
  const descriptionOf = (error: unknown) => {
    if (!isChunkError(error)) return undefined;
    const description = errorText(text, error);
    // While offline, a reload would lose the content of the page.
    if (error instanceof OfflineError) return { description };
    // After a deployment, the file no longer exists, so only a reload helps.
    return { description, action: { label: text('common.reload'), onPress: () => loader.reload() } };
  };
  const giveUp = useEffectEvent(() => {
    toasts.add({ tone: 'critical', title: text(title), ...descriptionOf(failure) });
    close();
  });
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
}

export function useDialogTrigger({ files, preload }: Preloaded & { readonly files: readonly MessageFile[] }) {
  const catalog = useAtomValue(catalogAtom);
  const language = useAtomValue(languageAtom);
  const [isOpen, setOpen] = useState(false);
  const preloadAll = () => {
    preload();
    catalog.load(language, files).catch(() => undefined);
  };
  return {
    dialog: { isOpen, onOpenChange: setOpen },
    trigger: {
      onHoverStart: preloadAll,
      onFocus: preloadAll,
      onPress: () => setOpen(true),
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
    },
  } as const;
}
