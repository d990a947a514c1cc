interface Step {
  readonly text: string;
  readonly to: { readonly id: string; readonly label: string };
}

interface Journey {
  readonly role: string;
  readonly question: string;
  readonly steps: readonly Step[];
}

export const journeys: readonly Journey[] = [
  {
    role: 'Designer',
    question: 'Does it look right, in every state?',
    steps: [
      {
        text: 'Start with the foundations:',
        to: { id: 'foundations--colour', label: 'Color and contrast' },
      },
      {
        text: 'Compare the states of a screen in all looks, and approve or comment on each picture:',
        to: { id: 'canvas--states', label: 'Canvas' },
      },
      {
        text: 'Open a screen, then switch theme, language and device in the toolbar:',
        to: { id: 'screens-dashboard-dashboard--default', label: 'Dashboard' },
      },
      {
        text: 'Read every sentence in both languages, and change it:',
        to: { id: 'specification-copy-deck--default', label: 'Copy deck' },
      },
    ],
  },
  {
    role: 'Product manager',
    question: 'Does it meet the specification?',
    steps: [
      {
        text: 'Find a clause or an error code, and the screens that show it:',
        to: { id: 'specification-clauses--default', label: 'Clauses' },
      },
      {
        text: 'Go through a withdrawal step by step, with realistic responses of the mock API:',
        to: { id: 'flows-merchant--withdraw', label: 'Withdraw' },
      },
      {
        text: 'See which states each screen has, and which story shows each:',
        to: { id: 'specification-coverage--default', label: 'Coverage' },
      },
      {
        text: 'Change the scenario or move the clock in the toolbar, here on a record:',
        to: { id: 'screens-payments-payment-records--default', label: 'Payment records' },
      },
    ],
  },
  {
    role: 'Developer',
    question: 'How is it built, and how does it handle errors?',
    steps: [
      {
        text: 'Read about the props of a component, and copy its code:',
        to: { id: 'components-textfield--default', label: 'TextField' },
      },
      {
        text: 'Press Tab, Enter and the arrow keys in every component that opens:',
        to: { id: 'components-menu--default', label: 'Menu' },
      },
      {
        text: 'Disconnect the network, here or with a scenario of the toolbar:',
        to: { id: 'screens-withdraw-withdraw--offline', label: 'Withdraw, offline' },
      },
      {
        text: 'Make the mock API reject a call, and see the error in the console:',
        to: { id: 'specification-errors--default', label: 'Errors' },
      },
    ],
  },
];
