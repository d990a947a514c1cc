/** The key that goes with a letter on this machine, as its keyboard has it. */
export const commandKey = (platform = navigator.platform): '⌘' | 'Ctrl' =>
  /^(Mac|iP)/.test(platform) ? '⌘' : 'Ctrl';
