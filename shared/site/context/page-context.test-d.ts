/* Compiled by `npm run typecheck`, never run. Lines after @ts-expect-error must not compile. */
import { pageContext } from '../../platform/page/read-page.js';
import { asObject, isObject, type Data } from '../../platform/page/unknown-values.js';

/** What the code reads of a page has to be declared in shared/platform/page/fields. */
export function reads(name: string): unknown {
  const { raw, website, collection } = pageContext();
  const known: unknown[] = [raw.templateId, website.language, collection?.type, asObject(website.siteStatus).value];
  // @ts-expect-error no field
  known.push(raw.other);
  // @ts-expect-error no field of the site, through a pattern
  const { other } = website;
  // @ts-expect-error a field of another object, by its name in brackets
  known.push(website['templateId']);
  // @ts-expect-error any name
  known.push(raw[name]);
  // @ts-expect-error it may be a text: `asObject` is for that
  known.push(website.siteStatus?.value);
  // @ts-expect-error no field of an object inside
  known.push(asObject(raw.reviewRequest).other);
  // @ts-expect-error the same, of one that may be something else
  if (isObject(raw.measuring)) known.push(raw.measuring.other);
  // @ts-expect-error no field through a copy
  known.push({ ...website, own: 1 }.other);
  // @ts-expect-error what takes any names takes nothing of the page
  const data: Data = website;
  return [known, other, data];
}
