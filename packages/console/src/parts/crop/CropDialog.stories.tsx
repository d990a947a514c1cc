import { Button } from '@settlement/design-system/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { useText } from '#i18n/useText.ts';
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
  return `${picture.width} px, ${red}, ${alpha}`;
}

function Cropping() {
  const text = useText();
  const { prepare, dialog } = useCrop();
  const [saved, setSaved] = useState('');
  const choose = async () => {
    const blob = await prepare(await orangePicture());
    setSaved(blob ? await measured(blob) : 'nothing');
  };
  return (
    <>
      <Button onPress={() => void choose()}>{text('common.image.choose')}</Button>
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
    await press(page, message('common.image.choose'));
    await press(screen, message('common.crop.use'));
    await visible(page.findByText('200 px, 240, 255'));
  },
};
