export { ProgressSteps } from '../components/ProgressSteps/ProgressSteps.tsx';
export type {
  ProgressStep,
  ProgressStepState,
  ProgressStepsProps,
} from '../components/ProgressSteps/ProgressSteps.tsx';
