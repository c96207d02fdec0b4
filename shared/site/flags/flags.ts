import { warnOnce } from '../../platform/log.js';
import { pageContext } from '../../platform/page/read-page.js';
import { readFlagValue, readToggle, type FlagType, type FlagTypes, type FlagValue } from './read-flag.js';

/** Once per flag, and the default instead (ambiguity A51). */
function valueOr<T extends FlagType>(name: string, flag: FlagValue<T>, fallback: FlagTypes[T]): FlagTypes[T] {
  if ('value' in flag) return flag.value;
  warnOnce(`feature "${name}": ${flag.problem}`);
  return fallback;
}

/** Whether a feature or experiment of this page is on. */
export const isOn = (name: string, fallback = false): boolean =>
  valueOr(name, readToggle(pageContext().raw, name), fallback);

/** A flag's variant as a value of this type. */
export const flagValue = <T extends FlagType>(name: string, type: T, fallback: FlagTypes[T]): FlagTypes[T] =>
  valueOr(name, readFlagValue(pageContext().raw, name, type), fallback);
