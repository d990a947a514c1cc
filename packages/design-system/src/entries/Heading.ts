export { Heading } from '../components/Heading/Heading.tsx';
export type { HeadingProps } from '../components/Heading/Heading.tsx';
