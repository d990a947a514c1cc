import { ANSWER_SECONDS, callbackEvents, MOST_RETRIES } from '../../src/contract/callbacks.ts';
import { refTo, type JsonObject } from './json.ts';

const header = (name: string, description: string, example: string): JsonObject => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', examples: [example] },
});

export const webhooks: JsonObject = {
  callback: {
    post: {
      operationId: 'webhook_callback',
      tags: ['Webhook callbacks'],
      summary: 'An event of an application',
      description: `Sent to the callback URL of the application. Respond with a 2xx status within ${ANSWER_SECONDS} seconds. Otherwise it is sent again, up to ${MOST_RETRIES} times. Check the signature before you use the body.`,
      security: [],
      parameters: [
        header('X-Settlement-Event', 'The event', callbackEvents[2]),
        header('X-Settlement-Time', 'The time when it was sent, in Unix seconds', '1795171500'),
        header(
          'X-Settlement-Signature',
          'HMAC-SHA-256 of the time, a full stop and the body as it was sent, in hexadecimal, with the signing key of the application. Two signatures, separated by a comma, while a key is rotated',
          '5f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b90',
        ),
      ],
      requestBody: {
        description: 'The event',
        required: true,
        content: {
          'application/json': {
            schema: { anyOf: [refTo('schemas', 'OrderEventBody'), refTo('schemas', 'CallbackBody')] },
          },
        },
      },
      responses: {
        '2XX': { description: 'Received' },
        '4XX': { description: 'Rejected: it is sent again' },
        '5XX': { description: 'Failed: it is sent again' },
      },
    },
  },
};
