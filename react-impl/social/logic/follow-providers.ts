/** A provider whose script makes a button of a link to a profile. */
export interface FollowProvider {
  /** Matches the host names of its profiles. */
  readonly hosts: RegExp;
  readonly script: string;
  /** What its script knows the link by. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The name of its script's object in the page. */
  readonly global: string;
  /** The way to the function that makes the buttons in an element, from that object. */
  readonly build: readonly string[];
}

/** From the providers' own pages about their buttons. */
const PROVIDERS: readonly FollowProvider[] = [
  {
    hosts: /^((www|mobile)\.)?(x|twitter)\.com$/,
    script: 'https://platform.twitter.com/widgets.js',
    attributes: { class: 'twitter-follow-button', 'data-size': 'large', 'data-dnt': 'true' },
    global: 'twttr',
    build: ['widgets', 'load'],
  },
  {
    hosts: /^([a-z]{2,3}\.)?pinterest\.[a-z]{2,3}(\.[a-z]{2})?$/,
    script: 'https://assets.pinterest.com/js/pinit.js',
    attributes: { 'data-pin-do': 'buttonFollow', 'data-pin-tall': 'true' },
    global: 'PinUtils',
    build: ['build'],
  },
];

/** The provider of a profile's address, if the kit knows its button. */
export function followProvider(address: string): FollowProvider | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) ? PROVIDERS.find(({ hosts }) => hosts.test(hostname)) : undefined;
}
