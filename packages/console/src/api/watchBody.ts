/** The same answer, whose body reports each part that arrives: how many bytes there are so far. */
export function watchBody(answer: Response, onBytes: (received: number) => void): Response {
  if (!answer.body) return answer;
  let received = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        received += part.byteLength;
        onBytes(received);
        controller.enqueue(part);
      },
    }),
  );
  const { status, statusText, headers } = answer;
  return new Response(counted, { status, statusText, headers });
}
