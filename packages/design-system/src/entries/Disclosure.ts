export { Disclosure } from '../components/Disclosure/Disclosure.tsx';
export type { DisclosureProps } from '../components/Disclosure/Disclosure.tsx';
