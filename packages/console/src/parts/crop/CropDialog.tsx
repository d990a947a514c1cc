import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { Dialog } from '@settlement/design-system/Dialog';
import { Slider } from '@settlement/design-system/Slider';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import * as css from './crop.css.ts';
import { DialogButtons } from '#parts/DialogButtons.tsx';

const LOGO_SIDE = 200;

/** The visible part. `x` is 0 at the left and 1 at the right. `y` is 0 at the top and 1 below. */
interface View {
  readonly x: number;
  readonly y: number;
  /** The zoom factor. 1 shows the largest possible square. */
  readonly zoom: number;
}

export const wholeView: View = { x: 0.5, y: 0.5, zoom: 1 };
const MOST_ZOOM = 4;

export function cropOf(width: number, height: number, { x, y, zoom }: View) {
  const side = Math.min(width, height) / Math.min(Math.max(zoom, 1), MOST_ZOOM);
  const between = (share: number) => Math.min(Math.max(share, 0), 1);
  return { left: between(x) * (width - side), top: between(y) * (height - side), side };
}

export function pulled(view: View, size: { width: number; height: number }, dx: number, dy: number): View {
  const { side } = cropOf(size.width, size.height, view);
  const scale = side / LOGO_SIDE;
  const move = (share: number, length: number, by: number) => {
    const layer = length - side;
    return layer <= 0 ? share : Math.min(Math.max(share - (by * scale) / layer, 0), 1);
  };
  return { ...view, x: move(view.x, size.width, dx), y: move(view.y, size.height, dy) };
}

interface CropDialogProps {
  readonly picture: ImageBitmap;
  readonly onDone: (blob: Blob | undefined) => void;
}

/** Crops a logo to 200 × 200 px by dragging, or with three sliders for users who can't drag (WCAG 2.5.7). */
export function CropDialog({ picture, onDone }: CropDialogProps) {
  const text = useText();
  // The canvas is state instead of a ref, because React renders the canvas later than the dialog.
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
      size="small"
      onClose={() => onDone(undefined)}
      title={text('common.crop.title')}
      footer={
        <DialogButtons onCancel={() => onDone(undefined)}>
          <Button isPending={isPending} onPress={save}>
            {text('common.crop.use')}
          </Button>
        </DialogButtons>
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
