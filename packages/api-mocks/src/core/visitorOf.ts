import type { Visitor } from './sessions.ts';

const LOCAL: Visitor = { ip: '203.0.113.7', device: 'Chrome 156 · macOS', address: 'London, GB' };

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg\/(\d+)/, 'Edge'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
  [/^curl\/(\d+)/, 'curl'],
  [/^node/, 'Node'],
];

function match(rules: readonly (readonly [RegExp, string])[], text: string): string {
  for (const [pattern, name] of rules) {
    const found = pattern.exec(text);
    if (found) return found[1] === undefined ? name : `${name} ${found[1]}`;
  }
  return '';
}

/** Who calls, as the operation log will show it. The mock knows one place on earth. */
export function visitorOf(userAgent: string | null, ip?: string): Visitor {
  if (userAgent === null) return { ...LOCAL, ip: ip ?? LOCAL.ip };
  const device = [match(browsers, userAgent), match(systems, userAgent)]
    .filter((part) => part !== '')
    .join(' · ');
  return { ip: ip ?? LOCAL.ip, device: device === '' ? 'Unknown device' : device, address: LOCAL.address };
}
