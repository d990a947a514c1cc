import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { LogOutIcon, SettingsIcon, UserIcon } from '#icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSection, MenuSeparator } from './MenuSection.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/' },
  args: {
    trigger: <Button variant="outline">Northwind Ltd</Button>,
    onAction: fn(),
    children: (
      <>
        <MenuItem id="account" icon={<UserIcon size={16} />}>
          Account
        </MenuItem>
        <MenuItem id="settings" icon={<SettingsIcon size={16} />} description="Password, codes, devices">
          Security
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="out" tone="critical" icon={<LogOutIcon size={16} />}>
          Sign out
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys, typing ahead, Escape: the menu button pattern of the APG. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Northwind Ltd' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('settings', undefined);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Choice: Story = {
  args: {
    trigger: <Button variant="outline">Language</Button>,
    selectionMode: 'single',
    defaultSelectedKeys: ['en-US'],
    children: (
      <MenuSection title="Language">
        <MenuItem id="en-US">English</MenuItem>
        <MenuItem id="zh-CN">简体中文</MenuItem>
      </MenuSection>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Names of several words that begin alike, and an item that cannot be chosen. */
export const Names: Story = {
  render: function Names({ trigger }) {
    const [chosen, setChosen] = useState('none');
    return (
      <>
        <Menu trigger={trigger} onAction={(key) => setChosen(String(key))}>
          <MenuItem id="export">Export all</MenuItem>
          <MenuItem id="new-key">New key</MenuItem>
          <MenuItem id="new-app" isDisabled>
            New application
          </MenuItem>
          <MenuItem id="new-zone">New zone</MenuItem>
        </Menu>
        <Text as="p">Chosen: {chosen}</Text>
      </>
    );
  },
};
