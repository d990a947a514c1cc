// Without this script, a package manager would publish to its default registry without the checks of a release.
console.error('Use the release workflow, or `pnpm release publish` with NPM_REGISTRY.');
process.exit(1);
