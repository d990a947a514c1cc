export { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
export type {
  DescriptionItem,
  DescriptionListProps,
} from '../components/DescriptionList/DescriptionList.tsx';
