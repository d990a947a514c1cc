/** Other packages must use the same copy of the library. */
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
