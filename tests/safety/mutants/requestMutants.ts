import { mutantsIn, type Mutant } from './mutant.ts';

const core = 'packages/api-mocks/src/core';
const requests = 'packages/api-mocks/src/resources/requests';
const tests = [requests, 'tests/safety/proofs.test.ts', 'tests/safety/refusals.test.ts'];

/** A request id is carried out once, and looked up as it ended. */
export const requestMutants: readonly Mutant[] = [
  ...mutantsIn(`${core}/requests.ts`, tests, [
    [
      'id-remembered',
      'the memory of what was carried out',
      'call.bank.requests.set(requestKey(call.merchant.mchid, requestIdOf(call.rawBody)), found);',
    ],
    [
      'id-before-proof',
      'the answer before the proof is looked at',
      'return known;\n}',
      "return 'google_code' in Object(call.rawBody) ? known : undefined;\n}",
    ],
    ['id-case', 'the comparison of ids without case', '${id.toLowerCase()}', '${id}'],
    [
      'id-merchant',
      'the merchant that an id belongs to',
      '`${mchid}:${id.toLowerCase()}`',
      '`${id.toLowerCase()}`',
    ],
    [
      'id-in-progress',
      'the answer to an id in progress',
      "if (bank.inProgress.has(key)) throw idError('request_in_progress');",
    ],
    ['id-void', 'the refusal of a void id', "if (known?.state === 'void') throw idError('request_void');"],
    ['id-other-call', 'the call that an id belongs to', 'known.endpoint !== endpoint.id || '],
    ['id-other-body', 'the body that an id belongs to', ' || known.subject !== subjectOf(call.rawBody)'],
    [
      'id-expired',
      'the end of an id',
      "if (known.expireAt <= now) throw idError('request_expired');",
      'if (known.expireAt <= now) return undefined;',
    ],
    ['id-question', 'the exception of an answer that asks back', " || 'requote' in data"],
    ['id-own-refusals', 'the exception of refusals of the id itself', ' || aboutTheId.has(reason)'],
  ]),
  ...mutantsIn(`${core}/implement.ts`, tests, [
    [
      'id-all-calls',
      'the memory of one of the calls that move money',
      'const known = endpoint.movesMoney ? recallRequest(endpoint, call) : undefined;',
      "const known = endpoint.movesMoney && endpoint.id !== 'withdrawals.cancel' ? recallRequest(endpoint, call) : undefined;",
    ],
  ]),
  ...mutantsIn(`${core}/pipeline.ts`, tests, [
    ['id-known', 'the first answer to a known id', 'if (known) return known;'],
    [
      'id-before-admission',
      'the answer before the permission is looked at',
      'const known = implementation.recall(call);\n    if (known) return known;\n    admit(endpoint, call);',
      'admit(endpoint, call);\n    const known = implementation.recall(call);\n    if (known) return known;',
    ],
    ['id-refusal-kept', 'the memory of a refusal', 'rememberRefusal(endpoint, call, problem);'],
  ]),
  ...mutantsIn(`${requests}/handlers.ts`, tests, [
    ['id-tombstone', 'the void that is written by the look-up', 'bank.requests.set(key, ended);'],
    [
      'id-look-up-in-progress',
      'the answer to the look-up of an id in progress',
      "if (bank.inProgress.has(key)) throw idError('request_in_progress');",
    ],
    [
      'id-found-in-rows',
      'the search of rows for a forgotten id',
      ': foundInRows(merchant, request_id);',
      ': undefined;',
    ],
    [
      'id-rows-case',
      'the search of rows without case',
      'requestId?.toLowerCase() === id',
      'requestId === id',
    ],
  ]),
  ...mutantsIn(`${core}/inProgress.ts`, tests, [
    ['id-first-in-progress', 'the note that an id is in progress', 'if (isFirst) inProgress.add(key);'],
    [
      'id-progress-ends',
      'the end of the note that an id is in progress',
      'if (isFirst) inProgress.delete(key);',
    ],
  ]),
  ...mutantsIn(
    'packages/api-mocks/src/instance/handleRequests.ts',
    [...tests, 'tests/safety/againTheSame.test.ts', 'packages/api-mocks/src/instance/journal.test.ts'],
    [
      ['id-journal', 'the exception of calls that were refused in progress', ' && !isTooEarly'],
      ['id-journal-faked', 'the exception of calls that a scenario answered', ' && !isFaked'],
    ],
  ),
  ...mutantsIn(
    'packages/api-mocks/src/rules/subjectOf.ts',
    [...tests, 'packages/api-mocks/src/resources/security/proof.test.ts'],
    [
      ['id-subject-order', 'the order of fields in a subject', '.sort(([a], [b]) => (a < b ? -1 : 1))'],
      [
        'id-subject-proofs',
        'the exception of proofs from a subject',
        '.filter(([name]) => !besideTheSubject.has(name))',
      ],
    ],
  ),
];
