import { Banner } from '@settlement/design-system/Banner';
import { Dialog } from '@settlement/design-system/Dialog';
import { FilePicker } from '@settlement/design-system/FilePicker';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { type QrReader, hasCamera, loadQrReader, readPicture } from './barcode.ts';
import * as css from './address.css.ts';

const LOOK_MS = 250;

type Problem = 'denied' | 'failed' | 'insecure';

interface ScanDialogProps {
  readonly onClose: () => void;
  readonly onRead: (text: string) => void;
}

/** Reads a QR code with the camera or from a picture. The camera is turned off when the dialog closes. */
export function ScanDialog({ onClose, onRead }: ScanDialogProps) {
  const text = useText();
  const [problem, setProblem] = useState<Problem | undefined>(hasCamera() ? undefined : 'insecure');
  const [isReading, setReading] = useState(false);
  const [fileError, setFileError] = useState<string>();
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });

  // A ref callback is used instead of an effect, because the video element is rendered later than the dialog.
  const watch = useCallback((video: HTMLVideoElement | null) => {
    if (!video) return undefined;
    let isHere = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async (read: QrReader) => {
      if (!isHere) return;
      const found = await read(video).catch(() => undefined);
      if (isHere && found) latest.current(found);
      else timer = setTimeout(() => void look(read), LOOK_MS);
    };
    const start = async () => {
      try {
        const reader = loadQrReader();
        // The promise is awaited below. This handler prevents an unhandled rejection while the camera starts.
        reader.catch(() => undefined);
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (!isHere) return stop();
        video.srcObject = stream;
        await video.play();
        return await look(await reader);
      } catch (error) {
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
        return isHere ? setProblem(isDenied ? 'denied' : 'failed') : undefined;
      }
    };
    void start();
    return () => {
      isHere = false;
      clearTimeout(timer);
      stop();
    };
  }, []);

  const readFile = async ([file]: readonly File[]) => {
    if (!file) return;
    setReading(true);
    try {
      const found = await readPicture(file);
      setFileError(found ? undefined : text('withdrawals.scan.noCode'));
      if (found) latest.current(found);
    } catch (error) {
      setFileError(errorText(text, error));
    } finally {
      setReading(false);
    }
  };

  return (
    <Dialog onClose={onClose} title={text('withdrawals.scan.open')}>
      <Stack gap="m">
        {problem ? (
          <Banner tone={problem === 'insecure' ? 'caution' : 'critical'} role="alert">
            {text(`withdrawals.scan.${problem}`)}
          </Banner>
        ) : (
          <>
            <video
              ref={watch}
              className={css.scanner}
              muted
              playsInline
              aria-label={text('withdrawals.scan.view')}
            />
            <Text size="small" tone="muted">
              {text('withdrawals.scan.help')}
            </Text>
          </>
        )}
        <FilePicker
          label={text('withdrawals.scan.picture')}
          labels={{ choose: text('common.image.choose'), drop: text('common.image.drop') }}
          acceptedFileTypes={['image/*']}
          isPending={isReading}
          onSelect={(files) => void readFile(files)}
          errorMessage={fileError}
        />
      </Stack>
    </Dialog>
  );
}
