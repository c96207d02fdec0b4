import type { Visitor, World } from './contract.js';

export const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';
export const BEACON = 'text/plain;charset=UTF-8';
export const JSON_TYPE = 'application/json';

/** Sends a body without a crumb, as a beacon does. */
export const sendRecord = (visitor: Visitor, path: string, body: string, type: string) =>
  visitor.raw(path, { method: 'POST', headers: { 'content-type': type }, body });

export const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

interface StoredRecord {
  id: number;
  kind: string;
  receivedAt: string;
  data: unknown;
}
/** The records that the owner's page shows, newest first. */
export async function storedRecords(
  { owner }: World,
  query = '',
): Promise<{ records: StoredRecord[]; newest: number }> {
  const response = await (await owner()).get(`/api/demo/records${query}`);
  return response.json() as Promise<{ records: StoredRecord[]; newest: number }>;
}
export const storedData = async (world: World) =>
  (await storedRecords(world)).records.map(({ kind, data }) => [kind, data]);
