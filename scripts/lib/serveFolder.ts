import { listen } from './listen.ts';
import { staticHandler } from './staticHandler.ts';

export async function serve(root: string): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = await listen(staticHandler({ root }), 0);
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server does not listen');
  return {
    address: `http://localhost:${bound.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
