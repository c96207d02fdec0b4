import { matches } from '../../shared/platform/page/element-calls.js';

/** What of a field in a list decides how high it is. The form's own code checks the rest. */
interface Field {
  readonly type: string;
  readonly options?: readonly unknown[];
  readonly description?: string;
  readonly showIf?: string;
  readonly step?: boolean;
}

/**
 * Gives a form of a field list about the height that it will have, as `--sq-room`: what the page sheet makes of the kinds
 * of fields, with texts of one line. The loader does it as soon as it sees the form, nearly always before the first paint;
 * the form's own code comes later, and would move what is below it.
 */
export function keepRoom(element: Element): void {
  if (!matches(element, 'sq-form[fields]')) return;
  const { style, clientWidth } = element as HTMLElement;
  let lines = 0;
  // The button.
  let px = 44;
  let steps = 0;
  try {
    for (const field of JSON.parse(element.getAttribute('fields')!) as Field[]) {
      const { type, options = [], description, showIf, step } = field;
      // Only the first step is shown.
      if (step && steps++) break;
      if (type === 'hidden' || showIf) continue;
      const count = options.length;
      const choices = [0, 36 * count - 4];
      /** Parts are at least 112 px wide, with 12 px between them. */
      const parts = (rows: number) => [rows, 56 * rows - 12];
      /** Below the label: lines of text, and px. */
      const heights: Readonly<Record<string, number[] | undefined>> = {
        section: [0, 0],
        textarea: [5, 22],
        radio: choices,
        checkbox: choices,
        // Five answers need about 1000 px, in a form of at most 640 px.
        likert: [count, count * (20 + 32 * Math.max(2, Math.ceil(1000 / clientWidth))) - 4],
        name: parts(1),
        phone: parts(clientWidth < 360 ? 2 : 1),
        address: parts(clientWidth < 484 ? 4 : 3),
      };
      const [ownLines, own] = (heights[type] ?? [0, 48]) as [number, number];
      lines += 1 + ownLines;
      px += 20 + own;
      if (description) {
        lines++;
        px += 4;
      }
    }
    style.setProperty('--sq-room', `calc(${lines}lh + ${px}px)`);
  } catch {
    // The form's own code says what is wrong with the list.
  }
}
