import type { JourneyProps } from './journeyStory.tsx';

export type Guide = Omit<JourneyProps, 'api' | 'children'>;

export const withdraw: Guide = {
  title: 'Withdraw',
  steps: [
    'Open USDT and press “Withdraw” beside TRON.',
    'Open the address book and choose “Treasury cold”.',
    'Enter an amount and continue.',
    'Confirm with the transaction password and the code below.',
    'Let the audit and the confirmations pass; the stages follow.',
  ],
  waits: [
    { label: 'Let the audit pass', seconds: 130 },
    { label: 'Let the network confirm', seconds: 900 },
  ],
};

export const swap: Guide = {
  title: 'Swap',
  steps: [
    'Enter 0.05 as the amount of BTC; the quote appears with its countdown.',
    'Wait for the countdown once: the quote is refreshed before it can be used.',
    'Review the swap and confirm it; above 1,000 USDT a code is asked for.',
    'Let the order finish and look at the new balances under “Assets”.',
  ],
  waits: [
    { label: 'Let the quote expire', seconds: 16 },
    { label: 'Let the order finish', seconds: 10 },
  ],
};

export const secondStep: Guide = {
  title: 'Second step at sign-in',
  steps: [
    'Continue past the introduction and scan the QR code, or copy its key.',
    'Enter the code of the authenticator below, request the e-mail code and enter it.',
    'Save the ten recovery codes.',
    'Turn on “Two-step verification at sign-in”.',
  ],
};

export const openingThePermission: Guide = {
  title: 'Opening the permission',
  steps: [
    'Start the application.',
    'Fill in contact, business and documents; a reload keeps what was written.',
    'Request the e-mail code, enter it, agree and submit.',
    'Let both audits pass; the console opens and offers the first set-up.',
  ],
  waits: [
    { label: 'Let the primary audit pass', seconds: 125 },
    { label: 'Let the advanced audit pass', seconds: 125 },
  ],
};

export const binding: Guide = {
  title: 'Binding phone and e-mail',
  steps: [
    'Prove the e-mail address with its code.',
    'Choose an area code, enter a number and the code that it receives.',
    'Press “Change” beside the e-mail address and bind another one.',
    'Look at the operation log: each change is in it.',
  ],
  waits: [{ label: 'Let a minute pass', seconds: 61 }],
};

export const callbackRepair: Guide = {
  title: 'Callback repair',
  steps: [
    'The banner says that an endpoint was turned off; open “Endpoints”.',
    'Read why it failed in a delivery of the list: request, answer, attempts.',
    'Send a test event from “Test”, then turn the endpoint back on.',
    'Resend the failed deliveries and watch them succeed.',
  ],
  waits: [{ label: 'Let the retries run', seconds: 120 }],
};
