import type { Page } from 'puppeteer-core';

/** Signs somebody in whose password is the login. Nothing is typed: WordPress moves the focus a while after the page is there. */
export async function signIn(page: Page, address: string, login: string): Promise<void> {
  await page.goto(`${address}wp-login.php`);
  await page.evaluate((name) => {
    for (const id of ['user_login', 'user_pass']) document.querySelector<HTMLInputElement>(`#${id}`)!.value = name;
  }, login);
  await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
}
