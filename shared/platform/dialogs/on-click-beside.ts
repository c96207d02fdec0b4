/** A press and release on the overlay: text that is selected up to the border of the dialog does not close it. */
export function onClickBeside(dialog: HTMLDialogElement, onClick: () => void): void {
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  let pressed = false;
  dialog.addEventListener('pointerdown', (event) => (pressed = isBeside(event)));
  dialog.addEventListener('click', (event) => {
    if (pressed && isBeside(event)) onClick();
  });
}
