const YOUTUBE = /^((www|m|music)\.)?youtube(-nocookie)?\.com$/;

/**
 * The address of a player as it tells the least about its visitors: YouTube's on its host without cookies, Vimeo's with "do
 * not track". Every other address is as it was. Whatever reaches a frame goes through here.
 */
export function privatePlayer(address: URL): URL {
  const player = new URL(address);
  if (YOUTUBE.test(player.hostname)) {
    player.protocol = 'https:';
    player.host = 'www.youtube-nocookie.com';
  } else if (player.hostname === 'player.vimeo.com') player.searchParams.set('dnt', '1');
  return player;
}
