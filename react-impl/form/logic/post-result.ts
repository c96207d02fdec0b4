type Tokens = Readonly<Record<string, string>>;

/** How it ended to send a form to its own action. `tokens`: by field name, for the hidden fields of the next attempt. */
export type PostResult =
  | {
      readonly kind: 'accepted';
      /** The page to show, if any. */
      readonly next: string | undefined;
      /** What the server says; empty without words. */
      readonly text: string;
      readonly tokens?: Tokens;
    }
  | {
      /** It was answered by words that say neither yes nor no: the visitor reads them. */
      readonly kind: 'unclear';
      readonly text: string;
      /** The page that has the words, after a redirect. */
      readonly next: string | undefined;
      readonly tokens?: Tokens;
    }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly tokens?: Tokens;
      /** The server does not take the token of this page any more, and gives no other. */
      readonly isExpired?: boolean;
      /** Texts of the server, for the form and by field name; empty without any. */
      readonly message: string;
      readonly errors: Readonly<Record<string, string>>;
    }
  /** Nothing was sent: there is no network, or the server cannot be reached. */
  | { readonly kind: 'unsent' }
  /** Nothing was sent: the server does not let scripts of this page read its answers. A post by the browser works. */
  | { readonly kind: 'unreadable' }
  /** It was sent, and there was no answer: it may have arrived. */
  | { readonly kind: 'unconfirmed' };
