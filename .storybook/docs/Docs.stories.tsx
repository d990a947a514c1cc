import type { Meta, StoryObj } from '@storybook/react-vite';
import { DecisionsPage } from './DecisionsPage.tsx';
import { DocPage } from './DocPage.tsx';
import { documents } from './documents.ts';
import { decisionsFolder } from './pages.ts';

const meta = { title: 'Docs' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const page = (path: string): Story => ({ render: () => <DocPage path={path} /> });

export const FirstHour = page('docs/first-hour.md');
export const Questions = page('docs/faq.md');
export const Contributing = page('CONTRIBUTING.md');
export const Architecture = page('docs/architecture.md');
export const Commands = page('docs/commands.md');
export const Backend = page('docs/backend.md');
export const MockBank = page('docs/mock-api-differences.md');
export const Deployment = page('docs/deployment.md');
export const Runbook = page('docs/runbook.md');
export const GoogleSignIn = page('docs/google-sign-in.md');
export const Security = page('docs/security.md');
export const SecurityPolicy = page('SECURITY.md');
export const Accessibility = page('docs/accessibility.md');
export const Browsers = page('docs/browsers.md');
export const Performance = page('docs/performance.md');
export const Decisions: Story = { render: () => <DecisionsPage /> };

export const DesignSystem = page('packages/design-system/README.md');
export const ContractAndMockBank = page('packages/api-mocks/README.md');

const records = Object.keys(documents)
  .filter((path) => path.startsWith(decisionsFolder))
  .map((path) => path.replace(/^.*\/|\.md$/g, ''));

export const Decision: StoryObj<{ readonly name: string }> = {
  args: { name: '0016-split-the-code-by-four-groups' },
  argTypes: { name: { control: 'select', options: records } },
  render: ({ name }) => <DocPage path={`${decisionsFolder}/${name}.md`} />,
};
