/**
 * The parts of the schema library that the contract's users need, so that code that checks responses uses the
 * same copy.
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
