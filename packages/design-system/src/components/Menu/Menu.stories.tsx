import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

import { LogOutIcon, SettingsIcon, UserIcon } from '#icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx';

const meta = {
  title: 'Components/Actions/Menu',
  id: 'components-menu',
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

export const Default: Story = {};

export const Choice: Story = {
  args: {
    trigger: <Button variant="outline">Language</Button>,
    selectionMode: 'single',
    defaultValue: ['en-US'],
    children: (
      <MenuSection title="Language">
        <MenuItem id="en-US">English</MenuItem>
        <MenuItem id="zh-CN">简体中文</MenuItem>
      </MenuSection>
    ),
  },
};

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
