import { userEvent, within } from 'storybook/test';
import type { JourneyProps, Walk } from '../journeyStory.tsx';

export type Guide = Omit<JourneyProps, 'api' | 'children'>;

export const click = async ({ canvasElement }: Walk, role: 'button' | 'link' | 'tab', name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole(role, { name }));

export const seen = ({ canvasElement }: Walk, message: RegExp) =>
  within(canvasElement).findAllByText(message);
