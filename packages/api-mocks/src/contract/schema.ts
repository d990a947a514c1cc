/** The parts of the schema library that code with this contract needs. Other packages must use the same copy. */
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
