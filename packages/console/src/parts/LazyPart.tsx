import { useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { pageLoaderAtom } from '#data/pageLoader.ts';
import { useToasts } from '#data/toasts.ts';
import { useText } from '#i18n/useText.ts';
import { isChunkError } from '#lib/chunkError.ts';
import { type LazyComponent, useLazyPart } from './lazyPart.ts';
import { QueryView } from './QueryView.tsx';

interface LazyPartProps<Props> {
  readonly part: LazyComponent<Props>;
  readonly props: Props;
  /** In the shape of what is coming. */
  readonly loading: ReactNode;
  /** What could not be loaded, as a sentence. @default "Something could not be loaded" */
  readonly failedTitle?: string;
}

/** A part that is fetched when it is shown: a skeleton until it is there, another try where it does not come. */
export function LazyPart<Props extends object>({ part, props, loading, failedTitle }: LazyPartProps<Props>) {
  const text = useText();
  return (
    <QueryView
      query={useLazyPart(part)}
      failedTitle={failedTitle ?? text('common.failed.title')}
      loading={loading}
    >
      {(Part: ComponentType<Props>) => <Part {...props} />}
    </QueryView>
  );
}

interface LazyDialogProps<Props> {
  readonly part: LazyComponent<Props>;
  readonly props: Props;
}

/** The same for a dialog: nothing until it is there; where it does not come a toast says so, and it is closed. */
export function LazyDialog<Props extends { readonly onClose: () => void }>({
  part,
  props,
}: LazyDialogProps<Props>) {
  const text = useText();
  const toasts = useToasts();
  const loader = useAtomValue(pageLoaderAtom);
  const { data: Part, error } = useLazyPart(part);
  const hasFailed = error !== undefined;
  const giveUp = useEffectEvent(() => {
    const isGone = isChunkError(error);
    toasts.add({
      tone: 'critical',
      title: text('common.failed.title'),
      // As after a deploy: a second press would look for the same file.
      ...(isGone && {
        description: text('common.crash.newVersion'),
        action: { label: text('common.reload'), onPress: () => loader.reload() },
      }),
    });
    props.onClose();
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return Part ? <Part {...props} /> : null;
}
