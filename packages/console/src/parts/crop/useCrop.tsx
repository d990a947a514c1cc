import { type ReactNode, useState } from 'react';
import type { CropDialog } from './CropDialog.tsx';

interface Cropping {
  readonly Dialog: typeof CropDialog;
  readonly picture: ImageBitmap;
  readonly done: (blob: Blob | undefined) => void;
}

export function useCrop(): {
  readonly prepare: (file: File) => Promise<Blob | undefined>;
  readonly dialog: ReactNode;
} {
  const [cropping, setCropping] = useState<Cropping>();
  return {
    prepare: async (file) => {
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
