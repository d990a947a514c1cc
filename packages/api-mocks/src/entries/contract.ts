export type { BodyInput, DataOf, Endpoint, FileFormat, Method, QueryInput } from '#contract/endpoint.ts';
export { endpoints, type EndpointId } from '#contract/endpoints.ts';
export { errorCode, type ErrorCode } from '#contract/errors.ts';
export { errorNames, type ErrorName } from '#contract/texts.ts';
export { examples } from '#contract/examples.ts';
export { CallError, createClient, type Call, type ClientOptions } from '#contract/client.ts';
