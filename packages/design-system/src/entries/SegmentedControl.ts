export { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
export type {
  SegmentedControlItem,
  SegmentedControlProps,
} from '../components/SegmentedControl/SegmentedControl.tsx';
