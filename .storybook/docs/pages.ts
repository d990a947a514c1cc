export const pages: Readonly<Record<string, string>> = {
  'docs/first-hour.md': 'FirstHour',
  'docs/faq.md': 'Questions',
  'CONTRIBUTING.md': 'Contributing',
  'docs/architecture.md': 'Architecture',
  'docs/commands.md': 'Commands',
  'docs/backend.md': 'Backend',
  'docs/mock-api-differences.md': 'MockBank',
  'docs/deployment.md': 'Deployment',
  'docs/runbook.md': 'Runbook',
  'docs/google-sign-in.md': 'GoogleSignIn',
  'docs/security.md': 'Security',
  'SECURITY.md': 'SecurityPolicy',
  'docs/accessibility.md': 'Accessibility',
  'docs/browsers.md': 'Browsers',
  'docs/performance.md': 'Performance',
  'packages/design-system/README.md': 'DesignSystem',
  'packages/api-mocks/README.md': 'ContractAndMockBank',
};

export const decisionsFolder = 'docs/decisions';
