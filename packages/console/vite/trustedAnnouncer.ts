import type { Plugin } from 'vite';

const EMPTYING = ".innerHTML = ''";

/**
 * Lets React Aria empty its announcements without `innerHTML`, which the content security policy forbids
 * (`require-trusted-types-for`). Otherwise, typing a date would throw an error.
 */
export function trustedAnnouncer(): Plugin {
  return {
    name: 'settlement:trusted-announcer',
    transform: {
      filter: { id: /\/dist\/private\/live-announcer\/LiveAnnouncer\.m?js$/ },
      handler(code) {
        if (!code.includes(EMPTYING))
          this.error('LiveAnnouncer has changed. Check if this plugin is still necessary.');
        return { code: code.replaceAll(EMPTYING, '.replaceChildren()'), map: null };
      },
    },
  };
}
