// As in older versions of jsdom, such as the version of Jest 30.
delete globalThis.CSS;

// The line of the README.
globalThis.CSS ??= { escape: (text) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) };
