// The same badge as a React component by https://www.npmjs.com/package/@r2wc/react-to-web-component
import r2wc from '@r2wc/react-to-web-component';

function Badge({ count, subtotal, container }) {
  const follow = () => container.host.querySelector('a').click();
  return (
    <>
      <slot />{' '}
      <span part="count" onClick={follow}>
        {count}
      </span>{' '}
      <span part="subtotal" onClick={follow}>
        {subtotal}
      </span>
    </>
  );
}

customElements.define('r2wc-badge', r2wc(Badge, { shadow: 'open', props: { count: 'number', subtotal: 'string' } }));
