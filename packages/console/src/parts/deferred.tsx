import { useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { pageLoaderAtom } from '#data/pageLoader.ts';
import { useToasts } from '#data/toasts.ts';
import type { Area, MessageId } from '#i18n/ids.ts';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { OfflineError, isChunkError } from '#lib/chunkError.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { QueryView } from './QueryView.tsx';
import { type LoadPart, deferredPart, useDeferred } from './useDeferred.ts';

interface DeferredOptions {
  /** The message areas that are its own, fetched beside the code. */
  readonly areas?: readonly Area[];
  /** What could not be fetched, as a sentence. @default "This could not be loaded" */
  readonly failedTitle?: MessageId;
}

interface PartOptions extends DeferredOptions {
  /** In the shape of what is coming. @default nothing */
  readonly loading?: ReactNode;
}

/** `preload` fetches the code ahead, when the pointer or the focus comes near. */
interface Preloaded {
  readonly preload: () => void;
}

/**
 * A component that is fetched when it is shown: `const Form = deferred(async () => (await import('./Form.tsx')).Form)`.
 * What it says while it is loading stands in its place; where it does not come, another try.
 */
export function deferred<Props extends object>(
  load: LoadPart<Props>,
  { areas, failedTitle = 'common.failed.title', loading }: PartOptions = {},
): ComponentType<Props> & Preloaded {
  const part = deferredPart(load, areas);
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

/** A dialog is open while it is mounted, or while `isOpen` says so; it is fetched when it first opens. */
interface DialogProps {
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly onClose?: () => void;
}

type DeferredDialog<Props> = ComponentType<Props & DialogProps> &
  Preloaded & { readonly areas: readonly Area[] };

/** The same for a dialog: nothing until it is there; where it does not come or breaks, a toast, and it is closed. */
export function deferredDialog<Props extends object>(
  load: LoadPart<Props>,
  { areas = [], failedTitle = 'common.failed.title' }: DeferredOptions = {},
): DeferredDialog<Props> {
  const part = deferredPart(load, areas);
  function Deferred(props: Props & DialogProps) {
    const { isOpen = true, onOpenChange, onClose } = props;
    const [wasOpen, setWasOpen] = useState(false);
    const [isNeeded, setNeeded] = useState(false);
    const [crash, setCrash] = useState<unknown>();
    // On opening alone: one that failed is not fetched again before it is opened again.
    if (isOpen !== wasOpen) {
      setWasOpen(isOpen);
      if (isOpen) setNeeded(true);
    }
    const { data: Part, error, refetch } = useDeferred(part, isNeeded);
    // What was there may have sent something before: only of what never came its own title is true.
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
  return Object.assign(Deferred, { areas, preload: part.preload });
}

const noFallback = () => null;

/** Says in a toast why a dialog is not there. */
function useFailure(failure: unknown, title: MessageId, close: () => void) {
  const text = useText();
  const toasts = useToasts();
  const loader = useAtomValue(pageLoaderAtom);
  const descriptionOf = (error: unknown) => {
    if (!isChunkError(error)) return undefined;
    const description = errorText(text, error);
    // A reload now would lose what is on screen.
    if (error instanceof OfflineError) return { description };
    // As after a deploy: a second press would look for the same file.
    return { description, action: { label: text('common.reload'), onPress: () => loader.reload() } };
  };
  const giveUp = useEffectEvent(() => {
    toasts.add({
      tone: 'critical',
      title: text(title),
      ...descriptionOf(failure),
    });
    close();
  });
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
}

/** A dialog and the button that opens it: fetched on hover or focus, opened by a press. */
export function useDialogTrigger({ areas, preload }: Preloaded & { readonly areas: readonly Area[] }) {
  const catalog = useAtomValue(catalogAtom);
  const language = useAtomValue(languageAtom);
  const [isOpen, setOpen] = useState(false);
  const preloadAll = () => {
    preload();
    catalog.load(language, areas).catch(() => undefined);
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
