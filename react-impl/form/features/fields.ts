import addCounters from './counters.js';
import quietRequired from '../../../shared/forms/quiet-required.js';

/** What most forms need for their fields. One file for both: a request costs more than the bytes of one of them. */
export default function helpFields(form: HTMLFormElement): () => void {
  const stops = [addCounters(form), quietRequired(form)];
  return () => stops.forEach((stop) => stop());
}
