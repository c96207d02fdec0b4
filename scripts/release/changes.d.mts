export interface Change {
  bump: 'patch' | 'minor' | 'major';
  kind: string;
  text: string;
}
export function readChange(name: string, content: string): Change;
export function nextVersion(version: string, changes: Pick<Change, 'bump'>[]): string;
export function changelogSection(version: string, date: string, changes: Change[]): string;
export function withSection(changelog: string, section: string): string;
