export { SearchList } from '../components/SearchList/SearchList.tsx';
export type {
  SearchListGroup,
  SearchListItem,
  SearchListProps,
} from '../components/SearchList/SearchList.tsx';
