import type { MainAction } from '../../shared/testing/main-action.js';

export const mainAction: MainAction = async (page, { find, isSeen, press, until }) => {
  let answer: string | undefined;
  page.addEventListener('sq-dialog-close', (event) => {
    ({ answer } = (event as CustomEvent<{ answer: string }>).detail);
  });
  await press(page, '[commandfor=cancel-course]');
  const dialog = await find(page, '#cancel-course');
  await press(dialog, '[value=confirm]');
  await until(() => answer === 'confirm' && !isSeen(dialog), 'it closes with the answer');
};
