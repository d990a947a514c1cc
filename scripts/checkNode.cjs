/**
 * Before the packages are installed. The scripts are TypeScript that Node 24 runs as it is; only on Linux with
 * glibc does such a Node come along as a package. Written for any Node that runs npm.
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
