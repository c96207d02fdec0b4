import { http, HttpResponse, pretendNetwork } from '../../../shared/testing/network.js';

type Saved = Record<string, unknown> & { form: string };

/** Answers the two calls of a form, and records them; the records are emptied before each test. */
export function pretendFormBackend() {
  const network = pretendNetwork();
  const keys: Request[] = [];
  const saves: { request: Request; body: Saved }[] = [];
  beforeEach(() => {
    keys.length = saves.length = 0;
  });
  return {
    network,
    keys,
    saves,
    /** Answers the key call, and the save call with the result of `respond`; default: status 204. */
    answer(respond: () => Response | Promise<Response> = () => new HttpResponse(null, { status: 204 })) {
      network.use(
        http.post(FORM_CALLS.key, ({ request }) => {
          keys.push(request.clone());
          return HttpResponse.json({ key: `key-${keys.length}` });
        }),
        http.post(FORM_CALLS.save, async ({ request }) => {
          saves.push({ request: request.clone(), body: (await request.json()) as Saved });
          return respond();
        }),
      );
    },
    /** The visitor's entries, from the last save call. */
    values: () => JSON.parse(saves.at(-1)!.body.form) as Record<string, unknown>,
  };
}

export const FORM_CALLS = { key: '/api/form/FormSubmissionKey', save: '/api/form/SaveFormSubmission' } as const;
