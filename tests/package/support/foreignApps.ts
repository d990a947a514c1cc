import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manager } from './managers.ts';

export interface ForeignApp {
  readonly manager: Manager;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
  /** The commands that must succeed on each version of Node.js: a program in `node_modules` and its arguments. */
  readonly commands: readonly (readonly string[])[];
  /** The command that serves the page on `PORT`. */
  readonly serve?: readonly string[];
}

export const REACT = { react: '19.3.1', 'react-dom': '19.3.1' };
/**
 * The peer dependencies in the README’s install command. npm and pnpm also install them if the command omits
 * them.
 */
export const PEERS = {
  'react-aria-components': '1.22.1',
  'react-aria': '3.53.1',
  'react-stately': '3.51.0',
  '@internationalized/date': '3.12.4',
};
const VITE = { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' };
const TYPES = {
  typescript: '6.0.3',
  '@types/node': '24.19.2',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
};

export const ACCENT = '#0F766E';

/**
 * A script that writes the style sheet of another brand, its measured contrast, and the script that
 * initializes the theme.
 */
export const brandScript = `import { writeFileSync } from 'node:fs';
import { createTheme } from '@settlement/design-system/createTheme';
import { themeInit, themeInitHash } from '@settlement/design-system/tokens';
const { css, contrast } = createTheme({ accent: '${ACCENT}', radius: 'large', density: 'compact' });
writeFileSync('brand.css', css);
writeFileSync('contrast.json', JSON.stringify(contrast));
writeFileSync('theme-init.json', JSON.stringify({ themeInit, themeInitHash }));
`;

const page = `import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { Provider } from '@settlement/design-system/Provider';
import { Stack } from '@settlement/design-system/Stack';
import { useEffect } from 'react';
import { examples } from './examples/index.tsx';

// The example of createTheme is a style element, which a strict policy forbids.
const { createTheme: _, ...allowed } = examples;

export function Page({ navigate }: { navigate?: (href: string) => void }) {
  // Tests wait for it, because a page from a server reacts to presses only after this.
  useEffect(() => void (document.body.dataset.hydrated = 'true'), []);
  return (
    <Provider locale="en-US" navigate={navigate}>
      <main style={{ padding: 24, maxWidth: 960 }}>
        <Stack>
          <Heading level={1}>Another application</Heading>
          <Inline>
            <Button>Save changes</Button>
            <Dialog title="Delete the key?" trigger={<Button variant="outline">Delete the key</Button>}>
              It stops working.
            </Dialog>
            <Link href="/second">Second page</Link>
          </Inline>
          {Object.entries(allowed).map(([name, example]) => <section key={name}>{example}</section>)}
        </Stack>
      </main>
    </Provider>
  );
}
`;

const html = `<!doctype html>
<html lang="en-US">
  <head><meta charset="utf-8" /><title>Another application</title></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>
`;

const main = (styles: string, more = '') => `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
${styles}
import { Page } from './Page.tsx';
${more}
createRoot(document.querySelector('#root')!).render(<StrictMode><Page /></StrictMode>);
`;

/** The Content-Security-Policy of the page. The hash allows the only style element of React Aria. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const viteConfig = (plugins: string, headers = '{}') => `import react from '@vitejs/plugin-react';
${plugins.includes('tailwind') ? "import tailwindcss from '@tailwindcss/vite';" : ''}
export default {
  plugins: [${plugins}],
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  preview: { port: Number(process.env.PORT), strictPort: true, headers: ${headers} },
};
`;

const serveVite = ['vite/bin/vite.js', 'preview', '--host', '127.0.0.1'];

/** Returns the recipes of a README, which are also part of `pnpm package`, for a test runner. */
const recipes = (file: string, runner: 'vitest' | '@jest/globals' = 'vitest'): string =>
  readFileSync(join(import.meta.dirname, file), 'utf8').replace("'vitest'", `'${runner}'`);

const tested = {
  '@testing-library/react': '16.3.3',
  '@testing-library/dom': '10.4.1',
  msw: '3.0.5',
  '@settlement/api-mocks': '*',
};

/**
 * Applications of adopters. Each is installed with one package manager, then built or tested. Those with the
 * command `serve` are opened in a browser.
 */
export const foreignApps: Readonly<Record<string, ForeignApp>> = {
  'Vite, StrictMode, brand, strict policy, other React Aria': {
    manager: 'npm',
    dependencies: { ...VITE, 'other-aria': 'npm:react-aria-components@1.21.0' },
    files: {
      // Only the development build of React runs effects twice in StrictMode.
      '.env.development': 'NODE_ENV=development\n',
      'index.html': html,
      'vite.config.mjs': viteConfig('react()', JSON.stringify({ 'content-security-policy': POLICY })),
      'Page.tsx': page,
      'main.tsx': main(
        "import '@settlement/design-system/styles.css';\nimport './brand.css';",
        "import { Button as Other } from 'other-aria';\ncreateRoot(document.body.appendChild(document.createElement('aside'))).render(<Other>Other button</Other>);",
      ),
    },
    commands: [['vite/bin/vite.js', 'build', '--mode', 'development', '--logLevel', 'warn']],
    serve: serveVite,
  },
  'Tailwind CSS 4 with Vite': {
    manager: 'yarn berry',
    dependencies: { ...VITE, ...PEERS, tailwindcss: '4.3.4', '@tailwindcss/vite': '4.3.4' },
    files: {
      'index.html': html,
      'vite.config.mjs': viteConfig('react(), tailwindcss()'),
      'Page.tsx': page.replace('<main style=', '<main className="p-8" style=').replace('padding: 24, ', ''),
      'main.tsx': main("import './app.css';"),
      'app.css':
        "@layer theme, base, sbc, components, utilities;\n@import 'tailwindcss';\n@import '@settlement/design-system/styles.css';\n@import './brand.css';\n",
    },
    commands: [['vite/bin/vite.js', 'build', '--logLevel', 'warn']],
    serve: serveVite,
  },
  'React Router in framework mode': {
    manager: 'yarn classic',
    dependencies: {
      ...VITE,
      ...PEERS,
      ...TYPES,
      'react-router': '8.4.0',
      '@react-router/node': '8.4.0',
      '@react-router/serve': '8.4.0',
      '@react-router/dev': '8.4.0',
      isbot: '5.2.3',
    },
    files: {
      'vite.config.mjs':
        "import { reactRouter } from '@react-router/dev/vite';\nexport default { plugins: [reactRouter()] };\n",
      'react-router.config.ts': 'export default { ssr: true };\n',
      'Page.tsx': page,
      'app/routes.ts':
        "import { index, route } from '@react-router/dev/routes';\nexport default [index('home.tsx'), route('second', 'second.tsx')];\n",
      'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import '@settlement/design-system/styles.css';
import '../brand.css';

export default function Root() {
  return (
    <html lang="en-US">
      <head><meta charSet="utf-8" /><Meta /><Links /></head>
      <body><Outlet /><ScrollRestoration /><Scripts /></body>
    </html>
  );
}
`,
      'app/home.tsx': `import { useNavigate } from 'react-router';
import { Page } from '../Page.tsx';

export default function Home() {
  const navigate = useNavigate();
  return <Page navigate={(href) => void navigate(href)} />;
}
`,
      'app/second.tsx': 'export default () => <h1>Second page</h1>;\n',
    },
    commands: [['@react-router/dev/bin.cjs', 'build']],
    serve: ['@react-router/serve/bin.cjs', 'build/server/index.js'],
  },
  'Next.js app router': {
    manager: 'pnpm',
    dependencies: { ...TYPES, next: '16.4.6' },
    files: {
      'next.config.mjs': 'export default {};\n',
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          jsx: 'react-jsx',
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'ES2022',
          noEmit: true,
          allowImportingTsExtensions: true,
          esModuleInterop: true,
          isolatedModules: true,
          resolveJsonModule: true,
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          plugins: [{ name: 'next' }],
        },
        include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
        exclude: ['node_modules'],
      }),
      'Page.tsx': `'use client';\n${page}`,
      'app/layout.tsx': `import type { ReactNode } from 'react';
import { themeInit } from '@settlement/design-system/tokens';
import '@settlement/design-system/styles.css';
import '../brand.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head><script dangerouslySetInnerHTML={{ __html: themeInit }} /></head>
      <body>{children}</body>
    </html>
  );
}
`,
      'app/page.tsx': "import { Page } from '../Page.tsx';\n\nexport default () => <Page />;\n",
      // Entries with `'use client'` are client components. All others are server components.
      'app/second/page.tsx': `import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { HomeIcon } from '@settlement/design-system/icons';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { vars } from '@settlement/design-system/tokens';

export default async function Second() {
  const status = await Promise.resolve('Paid');
  return (
    <Stack>
      <Heading level={1}>Second page</Heading>
      <Text tone="muted">Rendered by the server</Text>
      <StatusTag tone="positive">{status}</StatusTag>
      <span style={{ color: vars.color.text.critical }}><HomeIcon aria-hidden="true" /></span>
      <Button>Save</Button>
    </Stack>
  );
}
`,
    },
    commands: [['next/dist/bin/next', 'build']],
    serve: ['next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
  },
  'Vitest, both packages': {
    manager: 'yarn classic',
    dependencies: { ...PEERS, ...tested, vitest: '5.1.0', vite: '8.3.8', jsdom: '31.0.1' },
    files: {
      'vitest.config.mjs': "export default { test: { environment: 'jsdom' } };\n",
      'components.test.mjs': recipes('components/components.test.mjs'),
      'mocks.test.mjs': recipes('mocks/payments.test.mjs'),
    },
    commands: [['vitest/vitest.mjs', 'run']],
  },
  'Jest, both packages': {
    manager: 'npm',
    dependencies: {
      ...tested,
      jest: '30.5.2',
      'jest-environment-jsdom': '30.5.2',
      '@jest/globals': '30.5.2',
    },
    files: {
      'jest.config.mjs':
        "export default { testEnvironment: 'jsdom', testMatch: ['**/*.test.mjs'], transform: {}, setupFiles: ['./setup.mjs'] };\n",
      'setup.mjs': recipes('components/setup.mjs'),
      'components.test.mjs': recipes('components/components.test.mjs', '@jest/globals'),
      'mocks.test.mjs': `/** @jest-environment node */\n${recipes('mocks/payments.test.mjs', '@jest/globals')}`,
    },
    commands: [['--experimental-vm-modules', 'node_modules/jest/bin/jest.js']],
  },
};
