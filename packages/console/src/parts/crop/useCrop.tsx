import { type ReactNode, useState } from 'react';
import type { CropDialog } from './CropDialog.tsx';

interface Cropping {
  readonly Dialog: typeof CropDialog;
  readonly picture: ImageBitmap;
  readonly done: (blob: Blob | undefined) => void;
}

/** `prepare` for an `ImagePicker`, and the dialog it opens. */
export function useCrop(): {
  readonly prepare: (file: File) => Promise<Blob | undefined>;
  readonly dialog: ReactNode;
} {
  const [cropping, setCropping] = useState<Cropping>();
  return {
    prepare: async (file) => {
      // Fetched while the picture is read.
      const [picture, { CropDialog: Dialog }] = await Promise.all([
        createImageBitmap(file),
        import('./CropDialog.tsx'),
      ]);
      return new Promise((resolve) => {
        setCropping({
          Dialog,
          picture,
          done: (blob) => {
            setCropping(undefined);
            picture.close();
            resolve(blob);
          },
        });
      });
    },
    dialog: cropping && <cropping.Dialog picture={cropping.picture} onDone={cropping.done} />,
  };
}
