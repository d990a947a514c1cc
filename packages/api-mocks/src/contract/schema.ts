/**
 * The parts of the schema library that readers of the contract need, so that code that checks an
 * answer against it uses the same copy.
 */
export {
  array,
  boolean,
  is,
  looseObject,
  number,
  optional,
  parse,
  record,
  safeParse,
  string,
  unknown,
  type InferOutput,
} from 'valibot';
