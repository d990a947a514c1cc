import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ErrorsPage } from './ErrorsPage.tsx';

export default {
  title: 'Specification/Errors',
  component: ErrorsPage,
} satisfies Meta<typeof ErrorsPage>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

const seenAbove = (canvasElement: HTMLElement, message: RegExp) =>
  waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(message));

export const Default: Story = {};

export const AtItsField: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '10016: At a field');
    const field = await within(canvasElement).findByRole('textbox', { name: 'email' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already in use/i));
    await expect(field).toBeInvalid();
  },
};

export const InAForm: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '10001: In a form');
    await seenAbove(canvasElement, /couldn’t be completed/i);
    await press(canvasElement, 'timeout: In a form');
    await seenAbove(canvasElement, /took too long/i);
  },
};

export const OnAPage: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'contract: On a page');
    await seenAbove(canvasElement, /couldn’t read the server/i);
  },
};

export const AsAToast: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'busy: As a toast');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/connection is slow/i);
    await press(canvasElement, 'duplicate: As a toast');
    await waitFor(() => {
      const toasts = screen.getAllByRole('alertdialog').map(({ textContent }) => textContent);
      return expect(toasts.join(' ')).toMatch(/do not repeat submission/i);
    });
  },
};

export const Silent: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '10038: Call');
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByText(/authenticator code/i)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
