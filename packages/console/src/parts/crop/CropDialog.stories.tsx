import { Button } from '@settlement/design-system/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { message } from '../stories/storyText.ts';
import { useCrop } from './useCrop.tsx';
import { press, visible } from '#parts/stories/steps.ts';

async function orangePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(300, 200);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#f0a33a';
  context?.fillRect(0, 0, 300, 200);
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' });
}

async function measured(blob: Blob): Promise<string> {
  const picture = await createImageBitmap(blob);
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const [red, , , alpha] = context?.getImageData(100, 100, 1, 1).data ?? [];
  return `${picture.width} px, red ${red}, alpha ${alpha}`;
}

function Cropping() {
  const { prepare, dialog } = useCrop();
  const [saved, setSaved] = useState('');
  const choose = async () => {
    const blob = await prepare(await orangePicture());
    setSaved(blob ? await measured(blob) : 'nothing');
  };
  return (
    <>
      <Button onPress={() => void choose()}>Choose a picture</Button>
      <p>{saved}</p>
      {dialog}
    </>
  );
}

const meta = { title: 'Screens/Parts/CropDialog', component: Cropping } satisfies Meta<typeof Cropping>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  parameters: { spec: ['§5 Images'] },
  play: async ({ canvas: page }) => {
    await press(page, 'Choose a picture');
    await press(screen, message('common.crop.use'));
    await visible(page.findByText('200 px, red 240, alpha 255'));
  },
};
