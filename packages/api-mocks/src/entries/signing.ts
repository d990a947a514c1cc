export * from '#rules/signing.ts';
