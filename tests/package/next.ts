/**
 * `pnpm package --next`: builds a Next.js application with all entries of the packed design system. Entries that need
 * no browser are also rendered as React server components. Not part of `pnpm test`, because it downloads Next.js.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { command } from './support/command.ts';
import { designSystem, pack, root } from './support/install.ts';

const NEXT = '16.4.6';
const REACT = '19.3.1';

process.env.NEXT_TELEMETRY_DISABLED = '1';
const folder = mkdtempSync(join(tmpdir(), 'design-system-next-'));
const app = join(folder, 'app-root');

const write = (path: string, text: string) => {
  mkdirSync(join(app, path, '..'), { recursive: true });
  writeFileSync(join(app, path), text);
};

try {
  const tarball = pack(designSystem, folder);
  write(
    'package.json',
    JSON.stringify({
      name: 'adopter',
      private: true,
      type: 'module',
      dependencies: {
        '@settlement/design-system': `file:${tarball}`,
        next: NEXT,
        react: REACT,
        'react-dom': REACT,
      },
      devDependencies: {
        '@types/node': '24.19.2',
        '@types/react': '19.3.0',
        '@types/react-dom': '19.3.0',
        typescript: '6.0.3',
      },
    }),
  );
  write('next.config.js', 'export default { productionBrowserSourceMaps: false };\n');
  write('pnpm-workspace.yaml', 'allowBuilds: { sharp: false }\n');
  cpSync(join(root, 'tests/package/examples'), join(app, 'examples'), { recursive: true });
  write(
    'tsconfig.json',
    JSON.stringify({
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
    }),
  );
  write(
    'app/layout.tsx',
    `import type { ReactNode } from 'react';
import { themeInit } from '@settlement/design-system/tokens';
import '@settlement/design-system/styles-without-reset.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head><script dangerouslySetInnerHTML={{ __html: themeInit }} /></head>
      <body>{children}</body>
    </html>
  );
}
`,
  );
  write(
    'app/page.tsx',
    `'use client';
import { examples } from '../examples/index.tsx';

export default function Page() {
  return <main>{Object.entries(examples).map(([name, example]) => <section key={name}>{example}</section>)}</main>;
}
`,
  );
  // Entries with `'use client'` are client components. The server renders all others.
  write(
    'app/server/page.tsx',
    `import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { HomeIcon } from '@settlement/design-system/icons';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { vars } from '@settlement/design-system/tokens';
import '@settlement/design-system/Button.css';

export default async function Page() {
  const status = await Promise.resolve('Paid');
  return (
    <Stack>
      <Heading level={1}>Payments</Heading>
      <Text tone="muted">Rendered by the server</Text>
      <StatusTag tone="positive">{status}</StatusTag>
      <span style={{ color: vars.color.text.critical }}><HomeIcon aria-hidden="true" /></span>
      <Button>Save</Button>
      <Select label="Network" placeholder="Choose" defaultSelectedKey="tron">
        <SelectItem id="tron">TRON</SelectItem>
      </Select>
    </Stack>
  );
}
`,
  );
  command(app, 'pnpm', 'install', '--ignore-workspace', '--no-frozen-lockfile');
  console.log(command(app, process.execPath, 'node_modules/next/dist/bin/next', 'build'));
  const html = readFileSync(join(app, '.next/server/app/server.html'), 'utf8');
  const client = readFileSync(join(app, '.next/server/app/index.html'), 'utf8');
  const missing = [
    ...['Rendered by the server', 'Paid', 'var(--sbc-color-text-critical)', 'TRON'].filter(
      (text) => !html.includes(text),
    ),
    ...['Paid', 'TRON', 'ORD-1'].filter((text) => !client.includes(text)),
  ];
  if (missing.length > 0) throw new Error(`not in the HTML: ${missing.join(', ')}`);
  console.log('✓ Next.js built every entry, and the HTML contains the chosen and read texts');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
