const SHORT = /^\d{1,2}$/;
const isNumber = (text: string, min: number, max: number) =>
  SHORT.test(text) && Number(text) >= min && Number(text) <= max;

/** Hour, minute, second, AM or PM: by twelve hours with the latter, else by 24; seconds may be left out. Pure. */
export function isRealTime([hour = '', minute = '', second = '', half = '']: readonly string[]): boolean {
  const isHour = half === '' ? isNumber(hour, 0, 23) : /^[ap]m$/i.test(half) && isNumber(hour, 1, 12);
  return isHour && isNumber(minute, 0, 59) && (second === '' || isNumber(second, 0, 59));
}
