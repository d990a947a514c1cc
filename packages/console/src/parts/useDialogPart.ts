import { useAtomValue } from 'jotai';
import { type ComponentType, useState } from 'react';
import { useToasts } from '#data/toasts.ts';
import type { Area } from '#i18n/areas.ts';
import { catalogAtom, languageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';
import { report } from '#lib/errorReports.ts';

interface DialogPart<Props> {
  /** The dialog, once it has been fetched. */
  readonly Part: ComponentType<Props> | undefined;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** For the button that opens it: fetched on approach, opened by a press. */
  readonly trigger: {
    readonly onHoverStart: () => void;
    readonly onFocus: () => void;
    readonly onPress: () => void;
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
  };
}

const none: readonly Area[] = [];

/**
 * A dialog that loads with its messages when its button is hovered or focused. Where it cannot be fetched a toast
 * says so, and the next press asks again.
 */
export function useDialogPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly Area[] = none,
): DialogPart<Props> {
  const text = useText();
  const toasts = useToasts();
  const catalog = useAtomValue(catalogAtom);
  const language = useAtomValue(languageAtom);
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>();
  const [isOpen, setOpen] = useState(false);

  const preloadProps = () => {
    Promise.all([load(), catalog.load(language, areas)]).catch(() => undefined);
  };
  const open = async () => {
    try {
      const [Part] = await Promise.all([load(), catalog.load(language, areas)]);
      setPart({ Part });
      setOpen(true);
    } catch (error) {
      report(error);
      toasts.add({ tone: 'critical', title: text('common.failed.title') });
    }
  };

  return {
    Part: part?.Part,
    isOpen,
    setOpen,
    trigger: {
      onHoverStart: preloadProps,
      onFocus: preloadProps,
      onPress: () => void open(),
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
    },
  };
}
