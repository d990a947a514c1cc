const FIRST_ID = 7001;

export const linkIdAt = (index: number): string => String(FIRST_ID + index);
export const linkIndexOf = (id: string): number => Number(id) - FIRST_ID;
