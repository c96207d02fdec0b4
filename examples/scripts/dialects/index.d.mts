export const DIALECTS: { folder: string }[];
