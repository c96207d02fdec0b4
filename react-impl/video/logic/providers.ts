export type Provider = 'youtube' | 'vimeo' | undefined;
export type Command = 'play' | 'pause';

/** The provider by its name, else by the host of its player; `undefined` for all others. */
export function providerOf(name: string, source: string): Provider {
  const normalized = name.trim().toLowerCase();
  if (normalized) return normalized === 'youtube' || normalized === 'vimeo' ? normalized : undefined;
  const host = source ? new URL(source).hostname : '';
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(host)) return 'youtube';
  return /(^|\.)vimeo\.com$/.test(host) ? 'vimeo' : undefined;
}

/** The name under which a visitor knows the provider; without one, the host of the player. */
export function providerName(name: string, source: string): string {
  const known = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;
  const provider = providerOf(name, source);
  if (provider) return known[provider];
  return name.trim() || new URL(source).hostname.replace(/^www\./, '');
}

/** The player's address, with the parameters by which it accepts commands and starts by itself. */
export function playerAddress(source: string, provider: Provider, autoplay: boolean): string {
  const url = new URL(source);
  if (provider === 'youtube') url.searchParams.set('enablejsapi', '1');
  if (provider && autoplay) url.searchParams.set('autoplay', '1');
  return url.href;
}

/** Widgets §4 "Video": the messages that the providers' players understand. */
export function commandMessage(provider: Exclude<Provider, undefined>, command: Command): string {
  return JSON.stringify(
    provider === 'youtube'
      ? { event: 'command', func: command === 'play' ? 'playVideo' : 'pauseVideo', args: '' }
      : { method: command },
  );
}

/** Messages that make a player send its states. */
export const subscribeMessages = (provider: Exclude<Provider, undefined>): string[] =>
  provider === 'youtube'
    ? [JSON.stringify({ event: 'listening' })]
    : ['play', 'pause', 'ended'].map((value) => JSON.stringify({ method: 'addEventListener', value }));

export type PlayerState = 'playing' | 'paused' | 'ended' | 'ready';

/** The state in a player's message; `undefined` for any other message. Never throws. */
export function playerState(data: unknown): PlayerState | undefined {
  let message: unknown = data;
  if (typeof data === 'string') {
    try {
      message = JSON.parse(data);
    } catch {
      return undefined;
    }
  }
  if (typeof message !== 'object' || message === null) return undefined;
  const { event, info } = message as { event?: unknown; info?: unknown };
  if (event === 'onReady' || event === 'ready' || event === 'initialDelivery') return 'ready';
  if (event === 'play') return 'playing';
  if (event === 'pause') return 'paused';
  if (event === 'ended') return 'ended';
  const state = event === 'onStateChange' ? info : (info as { playerState?: unknown } | null)?.playerState;
  return state === 1 ? 'playing' : state === 2 ? 'paused' : state === 0 ? 'ended' : undefined;
}
