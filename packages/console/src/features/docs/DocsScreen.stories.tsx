import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, type, visible } from '#parts/stories/steps.ts';
import { DocsScreen } from './DocsScreen.tsx';

export default {
  title: 'Screens/Docs/Developer documentation',
  component: DocsScreen,
  parameters: { route: '/docs', spec: ['§2 Developer documentation', '§7 Headers', '§8 HTTP 422'] },
} satisfies Meta<typeof DocsScreen>;

export const Default: Story = {};

export const QuickStart: Story = {
  parameters: { route: '/docs#integrate' },
  play: async ({ canvas: page }) => {
    await visible(page.findByText(/SETTLEMENT_APP_ID=app_\d+/));
    const languages = page.getAllByRole('radiogroup', { name: exact('docs.snippets.language') });
    const [first] = languages;
    if (!first) throw new Error('there is no choice of language');
    await press(within(first), 'Java', 'radio');
    await visible(page.findByText(/public class Settlement/));
  },
};

export const WithoutApplication: Story = {
  parameters: { route: '/docs#integrate', mock: { scenario: ['applications.empty'] } },
};

export const LinkedCall: Story = { parameters: { route: '/docs#payments.list' } };

export const OpenedCall: Story = {
  play: async ({ canvas: page }) => {
    await press(page, /GET \/api\/v1\/account\/expend/);
    await visible(page.findByText('network_id'));
  },
};

export const CallsFound: Story = {
  play: async ({ canvas: page }) => {
    await type(page.findByRole('searchbox', { name: message('docs.find') }), 'expend');
    await visible(page.findByText(exact('docs.find.count', { count: 1 })));
  },
};

export const ErrorCodeFound: Story = {
  play: async ({ canvas: page }) => {
    const search = await page.findByRole('searchbox', { name: message('docs.search') });
    await userEvent.type(search, '10023');
    await visible(page.findByText(exact('docs.search.count', { count: 1 })));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('row', { name: /^10023/ })).toHaveFocus());
  },
};

export const TextFound: Story = {
  play: async ({ canvas: page }) => {
    await type(page.findByRole('searchbox', { name: message('docs.search') }), 'hmac');
    const results = await page.findByRole('list', { name: message('docs.search.results') });
    await expect(within(results).getAllByRole('link')[0]).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas: page }) => {
    await type(page.findByRole('searchbox', { name: message('docs.search') }), 'zzzz');
    await visible(page.findByText(message('docs.search.count', { count: 0 })));
  },
};

export const Tried: Story = {
  parameters: { route: '/docs#user.info' },
  play: async ({ canvas: page }) => {
    await press(page, exact('docs.try'));
    await visible(page.findByText(/northwind\.example/));
  },
};

export const SignatureChecked: Story = {
  parameters: { route: '/docs#signature' },
  play: async ({ canvas: page }) => {
    await type(page.findByLabelText(message('docs.sign.given')), 'abc');
    await visible(page.findByText(message('docs.sign.other')));
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
