export default { test: { environment: 'jsdom', setupFiles: ['./setup.mjs'] } };
