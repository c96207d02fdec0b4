// The plain way to a React form element: r2wc around controlled inputs, their values in one object.
import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useState } from 'react';

function Form({ count, action }) {
  const names = Array.from({ length: count }, (_, index) => `field-${index + 1}`);
  const [values, setValues] = useState(Object.fromEntries(names.map((name) => [name, ''])));
  useEffect(() => {
    window.isReady = () => true;
  }, []);
  return (
    <form action={action} method="post">
      {names.map((name, index) => (
        <label key={name} style={{ display: 'block' }}>
          Field {index + 1}{' '}
          <input
            name={name}
            required={index < 3}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </label>
      ))}
      <button>Send</button>
    </form>
  );
}

customElements.define('r2wc-form', r2wc(Form, { shadow: 'open', props: { count: 'number', action: 'string' } }));
