// Stands in for Cloudflare Turnstile, which a demo does not call: the same interface, a check box, and tokens that the
// demo's backend takes. A page that has it loads no script of the provider.
let made = 0;
const boxes = new Map();

window.turnstile = {
  ready: (run) => run(),
  render(container, { callback }) {
    const id = `captcha-${++made}`;
    const label = document.createElement('label');
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.addEventListener('change', () => {
      if (!box.checked) return;
      box.disabled = true;
      callback(`demo-${crypto.getRandomValues(new Uint32Array(1))[0]}`);
    });
    label.append(box, ' I am human');
    container.append(label);
    boxes.set(id, box);
    return id;
  },
  reset(id) {
    const box = boxes.get(id);
    if (box) box.disabled = box.checked = false;
  },
  remove(id) {
    boxes.get(id)?.closest('label').remove();
    boxes.delete(id);
  },
};
