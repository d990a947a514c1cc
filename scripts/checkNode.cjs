/**
 * Checks the version of Node.js before packages are installed. All other scripts are TypeScript, which Node
 * 24 runs directly. On Linux with glibc, the packages include such a version. This file must run in every
 * version that has npm.
 */
const [major] = process.versions.node.split('.').map(Number);
const bringsItsOwn =
  process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime !== undefined;

if (major < (bringsItsOwn ? 20 : 24)) {
  console.error(
    `This needs Node ${bringsItsOwn ? 20 : 24} or newer on this system; here is ${process.version}. Get it at https://nodejs.org and try again.`,
  );
  process.exit(1);
}
