import { warnOnce } from '../../platform/log.js';
import { pageContext } from '../../platform/page/read-page.js';
import { readFlagValue, readToggle, type FlagType, type FlagTypes, type FlagValue } from './read-flag.js';

/** The value, or a warning once per flag and the default (ambiguity A51). */
function valueOr<T extends FlagType>(name: string, flag: FlagValue<T>, fallback: FlagTypes[T]): FlagTypes[T] {
  if ('value' in flag) return flag.value;
  warnOnce(`feature "${name}": ${flag.problem}`);
  return fallback;
}

/** Whether a feature or experiment of this page is on. `fallback` is used, with one warning, where that is unknown. */
export const isOn = (name: string, fallback = false): boolean =>
  valueOr(name, readToggle(pageContext().raw, name), fallback);

/** A flag's variant as a value of this type. `fallback` is used, with one warning, where there is none of this type. */
export const flagValue = <T extends FlagType>(name: string, type: T, fallback: FlagTypes[T]): FlagTypes[T] =>
  valueOr(name, readFlagValue(pageContext().raw, name, type), fallback);
