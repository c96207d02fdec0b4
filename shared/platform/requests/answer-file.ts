import { ownFile } from '../html/safe-address.js';
import { ofDocument } from '../page/script-global.js';

/** What a script reads as an answer. A browser without script shows these in the page, too, but for JSON. */
const READ =
  /^(?:$|text\/(?:html|plain|xml|javascript)|application\/(?:[\w.-]+\+)?xml|application\/(?:x-)?javascript)/i;
const JSON_TYPE = /^(?:application|text)\/(?:[\w.-]+\+)?json\b/i;

/** A file with which a server answers: browsers save it, and the page stays. */
export interface AnswerFile {
  readonly name: string;
  readonly content: Blob;
}

/** The name in a header as RFC 6266 has it; else the end of the address. */
function nameIn(disposition: string, address: string): string {
  const coded = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition);
  try {
    const name = coded === undefined ? (plain?.[1] ?? plain?.[2]) : decodeURIComponent(coded);
    return name || decodeURIComponent(new URL(address).pathname.split('/').pop()!);
  } catch {
    return '';
  }
}

/** The name under which an answer is to be saved; `undefined` where it is to be read. */
export function fileNameOf({ ok, headers, url }: Response): string | undefined {
  const type = headers.get('Content-Type') ?? '';
  const disposition = headers.get('Content-Disposition') ?? '';
  if (!ok || JSON_TYPE.test(type) || (READ.test(type) && !/^\s*attachment\b/i.test(disposition))) return undefined;
  return nameIn(disposition, url);
}

/** Long enough for a browser to begin: none tells when it has. */
const KEPT_MS = 60_000;

/** Saves a file as the browser does. */
export function saveFile({ name, content }: AnswerFile): void {
  const link = document.createElement('a');
  link.href = ownFile(URL.createObjectURL(content));
  link.download = name;
  link.hidden = true;
  // Firefox follows only a link that is on the page.
  ofDocument('body').append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
