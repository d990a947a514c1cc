/**
 * The functions of the schema library that users of the contract need. Other packages import them from here,
 * because they must use the same copy of the library.
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
