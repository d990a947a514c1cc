import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { componentBehaviour } from './components/componentBehaviour.ts';
import { componentProps } from './components/componentProps.ts';
import { consolePlugins } from '../packages/console/vite/plugins.ts';
import { followMoves } from './links/movedAddress.ts';
import { moves } from './links/moves.ts';
import { reviewMapPlugin } from './map/plugin.ts';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx', './*/*.stories.tsx', './*/*.mdx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  // A theme has its own ground.
  features: { backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are read by `componentProps`, with types.
  typescript: { reactDocgen: false },
  // An address from before a story was renamed leads to it, in the manager and in the frame.
  managerHead: (head = '') => `${head}${followMoves(moves)}`,
  previewHead: (head = '') => `${head}${followMoves(moves)}`,
  async viteFinal(base) {
    const { mergeConfig } = await import('vite');
    return mergeConfig(base, {
      define: {
        'import.meta.env.HAS_MOCK': 'false',
      },
      plugins: [
        ...consolePlugins(),
        componentProps(),
        componentBehaviour(),
        reviewMapPlugin(),
        msw({ mode: 'worker-only' }),
      ],
      // With a parser, unlike the production build: the mock bank reads its messages as they are written.
      resolve: { dedupe: ['react', 'react-dom'] },
      optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
      build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    });
  },
};

export default config;
