import { http, HttpResponse, pretendNetwork } from '../../../shared/testing/network.js';

type Saved = Record<string, unknown> & { form: string };

/** The two calls of a form, answered and kept, from one test to the next. */
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
    /** Answers the key call, and the save call with what `respond` gives: 204 if nothing is said. */
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
    /** What the visitor entered, as the last save call tells it. */
    values: () => JSON.parse(saves.at(-1)!.body.form) as Record<string, unknown>,
  };
}

export const FORM_CALLS = { key: '/api/form/FormSubmissionKey', save: '/api/form/SaveFormSubmission' } as const;
