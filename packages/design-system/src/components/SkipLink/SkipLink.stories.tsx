import type { Meta, StoryObj } from '@storybook/react-vite';

import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  id: 'components-skiplink',
  component: SkipLink,
  tags: ['autodocs'],
  args: { children: 'Skip to content', target: 'story-content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="story-content" tabIndex={-1}>
        Press Tab to see the link.
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
