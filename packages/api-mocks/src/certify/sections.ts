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
