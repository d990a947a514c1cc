export { Timeline } from '../components/Timeline/Timeline.tsx';
export type { TimelineItem, TimelineProps } from '../components/Timeline/Timeline.tsx';
