// What a site writes itself: checks beside the fields, and a submission without leaving the page.
const form = document.querySelector('form');
form.noValidate = true;

function complain(field) {
  const message = field.nextElementSibling ?? document.createElement('p');
  message.textContent = field.validationMessage;
  field.after(message);
  field.setAttribute('aria-invalid', String(!field.validity.valid));
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const fields = [...form.elements].filter((field) => field.willValidate && field.name);
  fields.forEach(complain);
  const wrong = fields.find((field) => !field.validity.valid);
  if (wrong) return wrong.focus();
  const { ok } = await fetch(form.action, { method: 'POST', body: new FormData(form) });
  form.append(ok ? 'Thank you.' : 'This was not sent.');
});
window.isReady = () => true;
