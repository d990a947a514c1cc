export interface StoryRef {
  readonly title: string;
  readonly story: string;
}

interface Step {
  readonly text: string;
  readonly to: StoryRef & { readonly label: string };
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
        to: { title: 'Foundations', story: 'Colour', label: 'Color and contrast' },
      },
      {
        text: 'Compare the states of a screen in all looks, and approve or comment on each picture:',
        to: { title: 'Canvas', story: 'States', label: 'Canvas' },
      },
      {
        text: 'Open a screen, then switch theme, language and device in the toolbar:',
        to: { title: 'Screens/Dashboard/Dashboard', story: 'Default', label: 'Dashboard' },
      },
      {
        text: 'Read every sentence in both languages, and change it:',
        to: { title: 'Specification/Copy deck', story: 'Default', label: 'Copy deck' },
      },
    ],
  },
  {
    role: 'Product manager',
    question: 'Does it meet the specification?',
    steps: [
      {
        text: 'Find a clause or an error code, and the screens that show it:',
        to: { title: 'Specification/Clauses', story: 'Default', label: 'Clauses' },
      },
      {
        text: 'Go through a withdrawal step by step, with realistic responses of the mock API:',
        to: { title: 'Flows/Merchant', story: 'Withdraw', label: 'Withdraw' },
      },
      {
        text: 'See which states each screen has, and which story shows each:',
        to: { title: 'Specification/Coverage', story: 'Default', label: 'Coverage' },
      },
      {
        text: 'Change the scenario or move the clock in the toolbar, here on a record:',
        to: { title: 'Screens/Payments/Payment records', story: 'Default', label: 'Payment records' },
      },
    ],
  },
  {
    role: 'Developer',
    question: 'How is it built, and how does it handle errors?',
    steps: [
      {
        text: 'Read about the props of a component, and copy its code:',
        to: { title: 'Components/TextField', story: 'Default', label: 'TextField' },
      },
      {
        text: 'Press Tab, Enter and the arrow keys in every component that opens:',
        to: { title: 'Components/Menu', story: 'Default', label: 'Menu' },
      },
      {
        text: 'Disconnect the network, here or with a scenario of the toolbar:',
        to: { title: 'Screens/Withdraw/Withdraw', story: 'Offline', label: 'Withdraw, offline' },
      },
      {
        text: 'Make the mock API reject a call, and see the error in the console:',
        to: { title: 'Specification/Errors', story: 'Default', label: 'Errors' },
      },
    ],
  },
];
