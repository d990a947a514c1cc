// A package manager would publish to its own default registry, without the checks of the release.
console.error('Use the release workflow, or `pnpm release publish` with NPM_REGISTRY.');
process.exit(1);
