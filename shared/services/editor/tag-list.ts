import { editorText } from './editor-text.js';

/** The tags or categories that are being edited. */
export interface TagList {
  readonly tags: readonly string[];
  /** The tag that is being renamed. */
  readonly edited: string | undefined;
}
/** The list after a change, and what is said where the change was refused: the list is then as it was. */
export interface TagChange {
  readonly list: TagList;
  readonly problem: string | undefined;
}

const done = (list: TagList): TagChange => ({ list, problem: undefined });
/** Capital letters make no other tag. */
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** @param tagType what is edited, in the words of the page: "tag" or "category" */
export function addTag(list: TagList, tag: string, tagType = 'tag'): TagChange {
  if (tag.trim() === '') return done(list);
  if (list.tags.some((each) => isSame(each, tag))) return { list, problem: editorText('tagExists', { tagType }) };
  return done({ ...list, tags: [...list.tags, tag.trim()] });
}

/** Only one tag may be edited at a time (storefront §5). A tag that is not in the list changes nothing. */
export function startEdit(list: TagList, tag: string): TagChange {
  if (list.edited !== undefined && list.edited !== tag) return { list, problem: editorText('oneTagAtATime') };
  return done(list.tags.includes(tag) ? { ...list, edited: tag } : list);
}

/** Gives the edited tag its new name; a blank one leaves it as it was. */
export function finishEdit(list: TagList, name: string, tagType = 'tag'): TagChange {
  const { tags, edited } = list;
  if (edited === undefined || name.trim() === '') return done({ tags, edited: undefined });
  if (tags.some((each) => each !== edited && isSame(each, name)))
    return { list, problem: editorText('tagExists', { tagType }) };
  return done({ tags: tags.map((each) => (each === edited ? name.trim() : each)), edited: undefined });
}
