/** The templates of an engine, by file inside of its folder. */
export function templatesOf(dialect: { folder: string }): Record<string, string>;
