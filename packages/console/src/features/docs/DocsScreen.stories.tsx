import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '#parts/phoneStory.ts';
import { DocsScreen } from './DocsScreen.tsx';

const meta = {
  title: 'Screens/Docs/Developer documentation',
  component: DocsScreen,
  parameters: { route: '/docs', spec: ['§2 Developer documentation', '§7 Headers', '§8 HTTP 422'] },
} satisfies Meta<typeof DocsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The quick start is written with one's own application in test mode. */
export const QuickStart: Story = {
  parameters: { route: '/docs#integrate' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/SETTLEMENT_APP_ID=app_\d+/)).toBeVisible();
    const languages = page.getAllByRole('radiogroup', { name: /^(language|语言)$/i });
    const [first] = languages;
    if (!first) throw new Error('there is no choice of language');
    await userEvent.click(within(first).getByRole('radio', { name: 'Java' }));
    await expect(await page.findByText(/public class Settlement/)).toBeVisible();
  },
};

export const WithoutApplication: Story = {
  parameters: { route: '/docs#integrate', mock: { scenario: ['applications.empty'] } },
};

export const LinkedCall: Story = { parameters: { route: '/docs#payments.list' } };

export const OpenedCall: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /GET \/api\/v1\/account\/expend/ }));
    await expect(await page.findByText('network_id')).toBeVisible();
  },
};

export const CallsFound: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox', { name: /find a call|查找接口/i }), 'expend');
    await expect(await page.findByText(/^1 (call|个接口)$/)).toBeVisible();
  },
};

/** A code typed into the search leads to its row, with the reason and what to do. */
export const ErrorCodeFound: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const search = await page.findByRole('searchbox', { name: /search the documentation|搜索文档/i });
    await userEvent.type(search, '10023');
    await expect(await page.findByText(/^1 (result|条结果)$/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('row', { name: /^10023/ })).toHaveFocus());
  },
};

export const TextFound: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(
      await page.findByRole('searchbox', { name: /search the documentation|搜索文档/i }),
      'hmac',
    );
    const results = await page.findByRole('list', { name: /search results|搜索结果/i });
    await expect(within(results).getAllByRole('link')[0]).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(
      await page.findByRole('searchbox', { name: /search the documentation|搜索文档/i }),
      'zzzz',
    );
    await expect(await page.findByText(/no results|没有结果/i)).toBeVisible();
  },
};

export const Tried: Story = {
  parameters: { route: '/docs#user.info' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(try it|试一试)$/i }));
    await expect(await page.findByText(/northwind\.example/)).toBeVisible();
  },
};

export const SignatureChecked: Story = {
  parameters: { route: '/docs#signature' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/received signature|收到的签名/i), 'abc');
    await expect(await page.findByText(/^the signatures don’t match\.|^签名不一致/i)).toBeVisible();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, state: 'content' },
};

export const MobileWithoutApplication: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, ...WithoutApplication.parameters },
};
