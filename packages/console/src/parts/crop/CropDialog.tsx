import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { Inline } from '@settlement/design-system/Inline';
import { Dialog } from '@settlement/design-system/Dialog';
import { Slider } from '@settlement/design-system/Slider';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import * as css from './crop.css.ts';
import { LOGO_SIDE, MOST_ZOOM, type View, cropOf, pulled, wholeView } from './crop.ts';

interface CropDialogProps {
  readonly picture: ImageBitmap;
  readonly onDone: (blob: Blob | undefined) => void;
}

/** Crops a logo of 200 × 200 px, with three sliders or by dragging (WCAG 2.5.7). */
export function CropDialog({ picture, onDone }: CropDialogProps) {
  const text = useText();
  // The canvas isn't part of the dialog's first render.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const from = useRef<{ readonly x: number; readonly y: number }>(null);
  const [view, setView] = useState<View>(wholeView);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    const context = canvas?.getContext('2d');
    if (!context) return;
    const { left, top, side } = cropOf(picture.width, picture.height, view);
    context.clearRect(0, 0, LOGO_SIDE, LOGO_SIDE);
    context.drawImage(picture, left, top, side, side, 0, 0, LOGO_SIDE, LOGO_SIDE);
  }, [canvas, picture, view]);

  const pull = (dx: number, dy: number) => setView((before) => pulled(before, picture, dx, dy));
  const move = (event: PointerEvent) => {
    if (!from.current) return;
    pull(event.clientX - from.current.x, event.clientY - from.current.y);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const stop = () => {
    from.current = null;
  };
  const save = () => {
    setPending(true);
    canvas?.toBlob((blob) => onDone(blob ?? undefined), 'image/png');
  };

  const sliders = [
    { name: 'zoom', label: text('common.crop.zoom'), min: 1, max: MOST_ZOOM },
    { name: 'x', label: text('common.crop.x'), min: 0, max: 1 },
    { name: 'y', label: text('common.crop.y'), min: 0, max: 1 },
  ] as const;

  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onDone(undefined)}
      title={text('common.crop.title')}
      closeLabel={text('common.close')}
      footer={
        <Inline justify="end">
          <Button variant="outline" onPress={() => onDone(undefined)}>
            {text('common.cancel')}
          </Button>
          <Button isPending={isPending} onPress={save}>
            {text('common.crop.use')}
          </Button>
        </Inline>
      }
    >
      <Stack gap="m">
        <div
          className={css.frame}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            from.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={move}
          onPointerUp={stop}
          onPointerCancel={stop}
        >
          <canvas
            ref={setCanvas}
            width={LOGO_SIDE}
            height={LOGO_SIDE}
            role="img"
            aria-label={text('common.crop.preview')}
          />
        </div>
        {sliders.map(({ name, label, min, max }) => (
          <Slider
            key={name}
            label={label}
            minValue={min}
            maxValue={max}
            step={0.01}
            value={view[name]}
            onChange={(value) => setView((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
