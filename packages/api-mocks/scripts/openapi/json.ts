export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const refTo = (kind: string, name: string): JsonObject => ({ $ref: `#/components/${kind}/${name}` });
