/** The windows that show a detail in a panel next to the list. Narrower windows show it in a drawer. */
export const withPanel = '(width >= 1280px)';
