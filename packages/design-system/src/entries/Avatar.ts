export { Avatar } from '../components/Avatar/Avatar.tsx';
export type { AvatarProps } from '../components/Avatar/Avatar.tsx';
