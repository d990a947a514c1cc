// Simulates older versions of jsdom, such as the version in Jest 30, which don't have `CSS`.
delete globalThis.CSS;

// This line is from the README.
globalThis.CSS ??= { escape: (text) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) };
