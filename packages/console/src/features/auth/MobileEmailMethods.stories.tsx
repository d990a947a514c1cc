import type { Meta } from '@storybook/react-vite';
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

export const Start = toPhone(Desktop.Start);
export const GoogleFailed = toPhone(Desktop.GoogleFailed);
export const Password = toPhone(Desktop.Password);
export const PasswordEmpty = toPhone(Desktop.PasswordEmpty);
export const WrongPassword = toPhone(Desktop.WrongPassword);
export const SignInRefused = toPhone(Desktop.SignInRefused);
export const SecondStep = toPhone(Desktop.SecondStep);
export const Register = toPhone(Desktop.Register);
export const RegisterEmpty = toPhone(Desktop.RegisterEmpty);
export const CodeRefused = toPhone(Desktop.CodeRefused);
export const RegisterRefused = toPhone(Desktop.RegisterRefused);
export const Retrieve = toPhone(Desktop.Retrieve);
export const RetrieveRefused = toPhone(Desktop.RetrieveRefused);
export const Retrieved = toPhone(Desktop.Retrieved);
