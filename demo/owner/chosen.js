import { post } from './ask.js';
import { byId, make } from './make.js';

const CALLS = '/api/demo/submissions';
const box = byId('submissions');
const status = byId('status');
const confirm = byId('confirm');
const buttons = ['mark', 'unmark', 'delete'].map(byId);

export const plural = (number) => `${number} submission${number === 1 ? '' : 's'}`;

const boxes = () => [...box.querySelectorAll('tbody input')];
const chosen = () => boxes().filter(({ checked }) => checked);
const chosenIds = () => chosen().map(({ value }) => Number(value));

/** Says how many are chosen, in the line of the buttons and by the box of the head. */
export function showChosen() {
  const count = chosen().length;
  byId('chosen').textContent = count === 0 ? 'None is chosen.' : `${plural(count)} chosen`;
  for (const button of buttons) button.disabled = count === 0;
  const all = byId('all');
  if (!all) return;
  all.checked = count > 0 && count === boxes().length;
  all.indeterminate = count > 0 && count < boxes().length;
}

export const choice = (id, formId, label) =>
  make('input', { type: 'checkbox', value: String(id), 'data-form': formId, 'aria-label': label });
export const choiceOfAll = () => make('input', { type: 'checkbox', id: 'all', 'aria-label': 'Choose all' });

/**
 * Connects the buttons. `reload` shows the list anew and resolves then. The button that was pressed is disabled by it:
 * the focus goes to the words that say what has happened.
 */
export function connectActions(reload) {
  async function act(call, body, done) {
    try {
      const { count } = await post(`${CALLS}/${call}`, body);
      await reload();
      status.textContent = `${plural(count)} ${count === 1 ? 'was' : 'were'} ${done}. ${status.textContent}`;
    } catch (error) {
      status.textContent = `Nothing was changed. ${error.message}`;
    }
    status.focus();
  }
  box.addEventListener('change', ({ target }) => {
    if (target.id === 'all') for (const one of boxes()) one.checked = target.checked;
    showChosen();
  });
  byId('mark').addEventListener('click', () => void act('mark', { ids: chosenIds(), spam: true }, 'marked as spam'));
  byId('unmark').addEventListener(
    'click',
    () => void act('mark', { ids: chosenIds(), spam: false }, 'marked as no spam'),
  );
  byId('delete').addEventListener('click', () => {
    byId('confirm-title').textContent = `Delete ${plural(chosen().length)}?`;
    byId('again').hidden = !chosen().some(({ dataset }) => dataset.form === 'review');
    confirm.returnValue = '';
    confirm.showModal();
  });
  confirm.addEventListener('close', () => {
    const { returnValue } = confirm;
    if (returnValue) void act('delete', { ids: chosenIds(), again: returnValue === 'again' }, 'deleted');
  });
}
