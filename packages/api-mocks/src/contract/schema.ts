/**
 * The parts of the schema library that readers of the contract need, so that code that checks an
 * answer against it uses the same copy.
 */
export {
  array,
  boolean,
  looseObject,
  number,
  optional,
  parse,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot';
