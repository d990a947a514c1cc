export { Spinner } from '../components/Spinner/Spinner.tsx';
