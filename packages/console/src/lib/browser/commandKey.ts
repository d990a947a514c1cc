export const commandKey = (platform = navigator.platform): '⌘' | 'Ctrl' =>
  /^(Mac|iP)/.test(platform) ? '⌘' : 'Ctrl';
