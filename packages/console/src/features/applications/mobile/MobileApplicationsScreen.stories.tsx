import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { openExport, openFilters, removeChip } from '#parts/list/listStory.ts';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { message } from '#parts/stories/storyText.ts';
import { pressFirst } from '#parts/stories/steps.ts';
import * as Desktop from '../desktop/ApplicationsScreen.stories.tsx';
import { MobileApplicationsScreen } from './MobileApplicationsScreen.tsx';

export default {
  title: 'Screens/Applications/Mobile applications',
  component: MobileApplicationsScreen,
  parameters: { ...onPhone, route: '/m/appManage', spec: ['§2 Applications'] },
} satisfies Meta<typeof MobileApplicationsScreen>;

export const Default: Story = {};
export const FilterRemoved: Story = { parameters: { route: '/m/appManage?status=1' }, play: removeChip };
export const Export: Story = { play: openExport };
export const Loading: Story = { parameters: mock('applications.loading') };
export const Empty: Story = { parameters: { mock: { merchant: 'fresh', scenario: ['user.authorised'] } } };
export const FilteredEmpty: Story = { parameters: { route: '/m/appManage?name=nothing' } };
export const Failed: Story = { parameters: mock('applications.failed500') };
export const Offline: Story = { parameters: mock('applications.offline') };
export const LongText: Story = { parameters: mock('applications.longText') };
export const New: Story = { parameters: { route: '/m/appManage?new=1' } };
export const TestBalance: Story = {
  parameters: { route: '/m/appManage?app=604', ...mock('payments.testMode') },
};
export const Whitelist: Story = { parameters: { route: '/m/appManage?app=601&section=ip' } };
export const MoreEndpoints: Story = {
  parameters: { route: '/m/appManage?app=601&section=callback', ...mock('applications.endpoints') },
};
export const Keys: Story = {
  parameters: { route: '/m/appManage?app=601&section=keys', ...mock('applications.rotated') },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await pressFirst(within(canvasElement), message('applications.editOf'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Filters: Story = { play: openFilters };

export const Filtered = toPhone(Desktop.Filtered);
export const Partial = toPhone(Desktop.Partial);
export const Basics = toPhone(Desktop.Basics);
export const Mode = toPhone(Desktop.Mode);
export const ModeChanged = toPhone(Desktop.ModeChanged);
export const TestBalanceEmpty = toPhone(Desktop.TestBalanceEmpty);
export const Networks = toPhone(Desktop.Networks);
export const Callback = toPhone(Desktop.Callback);
export const NotFound = toPhone(Desktop.NotFound);
export const EmptyForm = toPhone(Desktop.EmptyForm);
export const CreatedAndStored = toPhone(Desktop.CreatedAndStored);
export const KeyWithoutScopes = toPhone(Desktop.KeyWithoutScopes);
export const GasFirst = toPhone(Desktop.GasFirst);
export const NameTaken = toPhone(Desktop.NameTaken);
export const LogoCropped = toPhone(Desktop.LogoCropped);
export const CallbacksTurnedOff = toPhone(Desktop.CallbacksTurnedOff);
export const PrivateAddress = toPhone(Desktop.PrivateAddress);
export const CallbackRedirected = toPhone(Desktop.CallbackRedirected);
export const TestAnswered = toPhone(Desktop.TestAnswered);
export const PastedAddresses = toPhone(Desktop.PastedAddresses);
export const BusyAddressRemoved = toPhone(Desktop.BusyAddressRemoved);
export const Rotated = toPhone(Desktop.Rotated);
export const SigningSecretRotated = toPhone(Desktop.SigningSecretRotated);
export const SigningSecretRevealed = toPhone(Desktop.SigningSecretRevealed);
export const SigningSecretNotOffered = toPhone(Desktop.SigningSecretNotOffered);
export const SigningSecretRefused = toPhone(Desktop.SigningSecretRefused);
export const EndpointAdded = toPhone(Desktop.EndpointAdded);
export const EndpointRemoved = toPhone(Desktop.EndpointRemoved);
export const TwoSecrets = toPhone(Desktop.TwoSecrets);
export const Expired = toPhone(Desktop.Expired);
export const ScopesAndExpiry = toPhone(Desktop.ScopesAndExpiry);
export const GoogleSecretRefreshed = toPhone(Desktop.GoogleSecretRefreshed);
export const GoogleCodeWrong = toPhone(Desktop.GoogleCodeWrong);
export const NoAuthenticator = toPhone(Desktop.NoAuthenticator);
export const Pause = toPhone(Desktop.Pause);
export const DeleteNeedsTheName = toPhone(Desktop.DeleteNeedsTheName);
export const DeleteWaitsForOrders = toPhone(Desktop.DeleteWaitsForOrders);

export const CreateRefused = toPhone(Desktop.CreateRefused);
export const EditRefused = toPhone(Desktop.EditRefused);
export const DeleteRefused = toPhone(Desktop.DeleteRefused);
export const TestRefused = toPhone(Desktop.TestRefused);
export const GoogleSecretRefused = toPhone(Desktop.GoogleSecretRefused);
export const ApplicationFailed = toPhone(Desktop.ApplicationFailed);
export const NetworksFailed = toPhone(Desktop.NetworksFailed);
export const UploadRefused = toPhone(Desktop.UploadRefused);
export const ViewRefused = toPhone(Desktop.ViewRefused);
export const CodeRefused = toPhone(Desktop.CodeRefused);
export const UnderReview = toPhone(Desktop.UnderReview);
export const TokenTaken = toPhone(Desktop.TokenTaken);
export const CurrencyUnknown = toPhone(Desktop.CurrencyUnknown);
export const CreatedUnderReview = toPhone(Desktop.CreatedUnderReview);
