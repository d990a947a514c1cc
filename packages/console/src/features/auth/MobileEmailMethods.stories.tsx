import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from './EmailMethods.stories.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { withGoogle } from './withGoogle.tsx';

export default {
  title: 'Screens/Auth/Mobile email sign-in',
  component: LoginScreen,
  decorators: [withGoogle('authorised', true)],
  parameters: {
    ...onPhone,
    route: '/m/login?way=password',
    hasOwnPage: true,
    spec: ['§5 Password', '§7 Login calls'],
  },
} satisfies Meta<typeof LoginScreen>;

export const Start: Story = toPhone(Desktop.Start);
export const GoogleFailed: Story = toPhone(Desktop.GoogleFailed);
export const Password: Story = toPhone(Desktop.Password);
export const PasswordEmpty: Story = toPhone(Desktop.PasswordEmpty);
export const WrongPassword: Story = toPhone(Desktop.WrongPassword);
export const SignInRefused = toPhone(Desktop.SignInRefused);
export const SecondStep: Story = toPhone(Desktop.SecondStep);
export const Register: Story = toPhone(Desktop.Register);
export const RegisterEmpty: Story = toPhone(Desktop.RegisterEmpty);
export const CodeRefused = toPhone(Desktop.CodeRefused);
export const RegisterRefused = toPhone(Desktop.RegisterRefused);
export const Retrieve: Story = toPhone(Desktop.Retrieve);
export const RetrieveRefused = toPhone(Desktop.RetrieveRefused);
export const Retrieved: Story = toPhone(Desktop.Retrieved);
