/**
 * A session is a visit as the visitor cookies have it, so nothing more is stored. A landing is the page whose hit began
 * the visit. Pure.
 */
export function sessionInfo(visitorCookie: string, lastSeen: number) {
  const [id, , , current, count] = visitorCookie.split('|');
  const isFirstSession = count === '1';
  return {
    isFirstLanding: isFirstSession && Number(current) === lastSeen,
    isFirstSession,
    sessionId: id ? `${id}.${current}` : null,
  };
}
