// https://a11y-dialog.netlify.app/usage/instantiation
import A11yDialog from 'a11y-dialog';

new A11yDialog(document.querySelector('#dialog'));
window.isReady = () => true;
