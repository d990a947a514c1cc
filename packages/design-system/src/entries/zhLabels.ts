export { zhLabels } from '../components/Provider/zhLabels.ts';
