import { sendKeys } from '@web/test-runner-commands';

/** WebKit's driver leaves out a letter that the text has had before. */
const LOSES_LETTERS = navigator.userAgent.includes('AppleWebKit/605');

/** Types a text into the focused control: by keys, or as an input method does where keys get lost. */
export async function typeText(text: string): Promise<void> {
  if (LOSES_LETTERS) document.execCommand('insertText', false, text);
  else await sendKeys({ type: text });
}
