export const sections = {
  '§2': 'Screens and routes',
  '§3': 'Entities and their fields',
  '§4': 'States and transitions',
  '§5': 'Validation rules',
  '§6': 'Roles and permissions',
  '§7': 'Calls',
  '§8': 'Error catalog',
  '§9': 'Business constants and limits',
} as const;

export type Section = keyof typeof sections;

export const topics = ['read', 'security', 'payments', 'payouts', 'orders', 'callbacks'] as const;
export type Topic = (typeof topics)[number];

/** `offered` tests everything that the server offers, and `full` the whole contract. */
export const profiles = ['offered', 'full', 'specification', ...topics] as const;
export type Profile = (typeof profiles)[number];
