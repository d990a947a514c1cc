import { type ReactNode, useState } from 'react';
import { CropDialog } from './CropDialog.tsx';

interface Cropping {
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
      const picture = await createImageBitmap(file);
      return new Promise((resolve) => {
        setCropping({
          picture,
          done: (blob) => {
            setCropping(undefined);
            picture.close();
            resolve(blob);
          },
        });
      });
    },
    dialog: cropping && <CropDialog picture={cropping.picture} onDone={cropping.done} />,
  };
}
