import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { DocsScreen } from './DocsScreen.tsx';
import * as Desktop from './DocsScreen.stories.tsx';

export default {
  title: 'Screens/Docs/Mobile developer documentation',
  component: DocsScreen,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: '/docs', spec: ['§2 Developer documentation'] },
} satisfies Meta<typeof DocsScreen>;

export const QuickStart = toPhone(Desktop.QuickStart, '/docs#integrate');
export const OpenedCall = toPhone(Desktop.OpenedCall);
export const ErrorCodeFound = toPhone(Desktop.ErrorCodeFound);
export const NothingFound = toPhone(Desktop.NothingFound);
export const Tried = toPhone(Desktop.Tried, '/docs#user.info');
export const SignatureChecked = toPhone(Desktop.SignatureChecked, '/docs#signature');
