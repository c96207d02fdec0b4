export function guideFiles(): { name: string; file: string }[];
