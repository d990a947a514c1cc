export * from '../icons/icons.ts';
