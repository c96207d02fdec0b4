import type { Visitor, World } from './contract-suite.js';

export const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';
export const BEACON = 'text/plain;charset=UTF-8';
export const JSON_TYPE = 'application/json';

/** Sends as a beacon does: without a crumb. */
export const tell = (visitor: Visitor, path: string, body: string, type: string) =>
  visitor.raw(path, { method: 'POST', headers: { 'content-type': type }, body });

export const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

interface Told {
  id: number;
  kind: string;
  receivedAt: string;
  data: unknown;
}
/** What the owner is shown, newest first. */
export async function told({ visitor }: World, query = ''): Promise<{ records: Told[]; newest: number }> {
  return (await visitor().get(`/api/demo/records${query}`)).json() as Promise<{ records: Told[]; newest: number }>;
}
export const toldData = async (world: World) => (await told(world)).records.map(({ kind, data }) => [kind, data]);
