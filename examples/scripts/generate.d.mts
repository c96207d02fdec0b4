/** Writes the templates of all engines into the folders of examples/. */
export function writeTemplates(): void;
