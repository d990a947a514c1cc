import { createRoot } from 'react-dom/client';
import type { ReportData } from './data.ts';
import { Report } from './Report.tsx';

const data: ReportData = JSON.parse(document.querySelector('#data')?.textContent ?? '');
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Report data={data} />);
