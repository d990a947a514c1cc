import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { componentProps } from './components/componentProps.ts';
import { consolePlugins } from '../packages/console/vite/plugins.ts';
import { followMoves, moves } from './links/moves.ts';
import { reviewMapPlugin } from './map/plugin.ts';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx', './*/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  // These tools are off, because the toolbar must fit next to the sidebar at 1440 px.
  features: { backgrounds: false, measure: false, outline: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  managerHead: (head = '') => `${head}${followMoves(moves)}`,
  previewHead: (head = '') => `${head}${followMoves(moves)}`,
  async viteFinal(base) {
    const { mergeConfig } = await import('vite');
    return mergeConfig(base, {
      define: { 'import.meta.env.HAS_MOCK': 'false' },
      plugins: [...consolePlugins(), componentProps(), reviewMapPlugin(), msw({ mode: 'worker-only' })],
      resolve: { dedupe: ['react', 'react-dom'] },
      optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
      build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    });
  },
};

export default config;
