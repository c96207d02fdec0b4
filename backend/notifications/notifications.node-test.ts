import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { createApp } from '../app.js';
import { createMemoryStorage } from '../storage/memory-storage.js';
import type { BackendStorage } from '../storage/storage.js';
import { startMailServer, startReceiver } from '../testing/receivers.js';
import { save, send, startServer, stopServer } from '../testing/server-process.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { RETRY_AFTER_MS } from './dispatcher.js';
import { readNotifications } from './from-environment.js';

const KEY = Buffer.from('a key of at least twenty-four bytes');
const SECRET = `whsec_${KEY.toString('base64')}`;
const SITE = 'http://tidewater.example';
const BOOKING = {
  'who.First': 'Zoë',
  'who.Last': 'Ångström',
  email: 'zoe@example.com',
  day: '2026-12-01',
  notes: 'Two places, please.\n.\nIs there a kiln?',
};

describe('messages about submissions', () => {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let storage: BackendStorage;
  let clock: number;
  before(async () => {
    mailServer = await startMailServer();
    receiver = await startReceiver();
  });
  after(() => Promise.all([mailServer.stop(), receiver.stop()]));
  beforeEach(() => {
    storage = createMemoryStorage();
    clock = Date.UTC(2026, 10, 22, 12);
  });
  afterEach(() => {
    mailServer.mails.length = receiver.calls.length = 0;
    delete mailServer.settings.refuse;
    receiver.settings.status = 204;
  });

  const mailEnv = () => ({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'studio@tidewater.example',
    MAIL_TO: 'owner@tidewater.example',
  });
  const webhookEnv = () => ({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET });
  function start(env: Record<string, string>) {
    const { plan, dispatcherOf } = readNotifications(env);
    const app = createApp({ storage, now: () => clock, notifications: plan, limits: { submissionsPerMinute: 100 } });
    const submit = async (values: Record<string, string> = BOOKING, form = 'workshop') => {
      const headers = { 'sec-fetch-site': 'same-origin', referer: `${SITE}/workshops.html` };
      const body = new URLSearchParams(values);
      const response = await app.request(`${SITE}/api/form/submit/${form}`, { method: 'POST', headers, body });
      assert.equal(response.status, 303, await response.text());
    };
    return { submit, sendDue: dispatcherOf(storage, () => clock).sendDue };
  }

  it('the owner gets a mail with every answer, and an answer to it goes to the visitor', async () => {
    const { submit, sendDue } = start(mailEnv());
    await submit();
    await sendDue();
    const [mail] = mailServer.mails.filter(({ to }) => to.includes('owner@tidewater.example'));
    assert.equal(mail?.headers.get('subject'), 'New submission: workshop');
    assert.equal(mail.headers.get('from'), 'studio@tidewater.example');
    assert.equal(mail.headers.get('reply-to'), 'zoe@example.com');
    assert.match(mail.headers.get('message-id') ?? '', /^<[\da-f]{32}@tidewater\.example>$/);
    assert.equal(mail.headers.get('auto-submitted'), 'auto-generated');
    for (const line of ['who: Zoë, Ångström', 'day: 2026-12-01', 'Two places, please.', 'Page: /workshops.html'])
      assert.ok(decode(mail.body, mail.headers).includes(line), `${line} in ${mail.body}`);
    assert.deepEqual(await storage.listDeliveries(10), []);
  });

  it('the visitor gets the reply of the form, once an hour, and nothing of what was entered', async () => {
    const { submit, sendDue } = start(mailEnv());
    const replies = () => mailServer.mails.filter(({ to }) => /^zoe@/i.test(to.join()));
    await submit({ ...BOOKING, notes: 'Buy pills' });
    await submit({ ...BOOKING, email: 'ZOE@example.com' });
    await sendDue();
    assert.equal(replies().length, 1);
    const [reply] = replies();
    assert.equal(reply?.headers.get('subject'), 'Your place at the wheel');
    assert.match(reply.body, /^Thank you for your booking\./);
    assert.ok(!reply.body.includes('pills'));
    assert.equal(reply.headers.get('auto-submitted'), 'auto-replied');
    clock += 3_600_000;
    await submit();
    await submit({ email: 'ada@example.com', message: 'Hello', name: 'Ada' }, 'contact');
    await sendDue();
    assert.equal(replies().length, 2);
    assert.equal(mailServer.mails.filter(({ to }) => to.includes('ada@example.com')).length, 0);
  });

  it('the webhook is signed as Standard Webhooks says', async () => {
    const { submit, sendDue } = start(webhookEnv());
    await submit();
    clock += 90_000;
    await sendDue();
    const [call] = receiver.calls;
    const id = String(call?.headers['webhook-id']);
    const seconds = String(call?.headers['webhook-timestamp']);
    assert.match(id, /^msg_[\da-f]{32}$/);
    assert.equal(Number(seconds) * 1000, clock);
    const expected = createHmac('sha256', KEY).update(`${id}.${seconds}.${call?.body}`).digest('base64');
    assert.equal(call?.headers['webhook-signature'], `v1,${expected}`);
    const { type, timestamp, data } = JSON.parse(call.body) as {
      type: string;
      timestamp: string;
      data: Record<string, unknown>;
    };
    assert.deepEqual([type, timestamp], ['submission.created', '2026-11-22T12:00:00.000Z']);
    assert.deepEqual([data['formId'], data['pagePath']], ['workshop', '/workshops.html']);
    assert.deepEqual(data['form'], {
      who: ['Zoë', 'Ångström'],
      email: BOOKING.email,
      day: BOOKING.day,
      notes: BOOKING.notes,
    });
  });

  it('what looks like spam sends nothing, to anybody', async () => {
    const { submit, sendDue } = start({ ...mailEnv(), ...webhookEnv() });
    await submit({ ...BOOKING, _gotcha: 'x' });
    await sendDue();
    assert.equal((await storage.listSubmissions(10)).length, 1);
    assert.deepEqual([mailServer.mails.length, receiver.calls.length], [0, 0]);
  });

  it('a call that fails is tried again at its times, with the same id, until it arrives', async () => {
    const { submit, sendDue } = start(webhookEnv());
    await submit();
    for (const [at, status] of [500, 302, 429].entries()) {
      receiver.settings.status = status;
      await sendDue();
      assert.equal(receiver.calls.length, at + 1);
      const [waiting] = await storage.listDeliveries(10);
      assert.equal(waiting?.problem, `The webhook answered with status ${status}.`);
      clock += (RETRY_AFTER_MS[at] ?? 0) - 1;
      await sendDue();
      assert.equal(receiver.calls.length, at + 1);
      clock += 1;
    }
    receiver.settings.status = 200;
    await sendDue();
    assert.equal(receiver.calls.length, 4);
    assert.equal(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size, 1);
    assert.equal(new Set(receiver.calls.map(({ headers }) => headers['webhook-signature'])).size, 4);
    assert.deepEqual(await storage.listDeliveries(10), []);
  });

  it('it is given up after the last time, or at once where another try is of no use', async () => {
    const { submit, sendDue } = start({ ...webhookEnv(), ...mailEnv() });
    receiver.settings.status = 503;
    mailServer.settings.refuse = 550;
    await submit({ email: 'ada@example.com', message: 'secret', name: 'Ada' }, 'contact');
    for (const wait of [...RETRY_AFTER_MS, 1e9]) {
      await sendDue();
      clock += wait;
    }
    await sendDue();
    const left = await storage.listDeliveries(10);
    assert.deepEqual(
      left.map(({ channel, attempts, isGivenUp }) => [channel, attempts, isGivenUp]),
      [
        ['webhook', RETRY_AFTER_MS.length + 1, true],
        ['mail', 1, true],
      ],
    );
    assert.match(left[1]?.problem ?? '', /550/);
    assert.ok(left.every(({ data }) => !data.includes('secret')));
    receiver.settings.status = 410;
    await submit();
    await sendDue();
    assert.equal((await storage.listDeliveries(10)).find(({ problem }) => problem.includes('410'))?.isGivenUp, true);
  });

  it('an environment that cannot work is refused when it starts', () => {
    const wrong: [Record<string, string>, RegExp][] = [
      [{ WEBHOOK_URL: 'tidewater.example' }, /WEBHOOK_URL/],
      [{ WEBHOOK_URL: 'file:///etc/passwd', WEBHOOK_SECRET: SECRET }, /WEBHOOK_URL/],
      [{ WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: 'short' }, /WEBHOOK_SECRET/],
      [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL/],
      [{ SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM/],
    ];
    for (const [env, message] of wrong) assert.throws(() => readNotifications(env), message);
  });
});

/** Quoted-printable, as nodemailer sends texts with other letters. */
const decode = (body: string, headers: ReadonlyMap<string, string>) =>
  headers.get('content-transfer-encoding') === 'quoted-printable'
    ? Buffer.from(
        body.replace(/=\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString()
    : body;

describe('a message that waits', () => {
  it('arrives after its server was killed and started again', async () => {
    const folder = await temporaryFolder();
    const away = await startReceiver();
    await away.stop();
    const env = { SQ_DATA: `${folder}/one.db`, WEBHOOK_URL: away.url, WEBHOOK_SECRET: SECRET };
    const first = await startServer(env);
    assert.equal((await save(first.origin, send('kept'))).status, 204);
    await stopServer(first, 'SIGKILL');

    const receiver = await startReceiver(away.port);
    const arrived = receiver.next();
    const second = await startServer(env);
    await arrived;
    assert.match(receiver.calls[0]?.body ?? '', /"note":"kept"/);
    await stopServer(second, 'SIGTERM');
    assert.equal(receiver.calls.length, 1);
    await receiver.stop();
    await rm(folder, { recursive: true });
  });
});
