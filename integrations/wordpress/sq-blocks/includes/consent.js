/**
 * Passes the visitor's choice from the kit to WordPress's consent API, and from there to the kit.
 *
 * The API has a type (`optin`, `optout`, or none: then it allows everything), and for each category an answer. Only answers
 * are taken: what the API allows without one was not chosen.
 */
(function () {
  'use strict';

  /**
   * The kit's purposes that mean the same as a category. A category is told as allowed where all its purposes are, since
   * WordPress has no category of its own for videos, maps and embeds.
   */
  const PURPOSES = {
    preferences: ['functional'],
    statistics: ['analytics'],
    'statistics-anonymous': ['analytics'],
    marketing: ['media', 'marketing'],
  };
  const CATEGORIES = Object.keys(PURPOSES);
  /** Nothing is taken from statistics-anonymous: the kit counts visits as `statistics` means it. */
  const TAKEN = ['preferences', 'statistics', 'marketing'];
  /** What a page needs to work. It is allowed with any answer. */
  const ESSENTIAL = 'functional';
  const BANNER = 'sq-cookie-banner, .sq-block.sq-cookie-banner';

  function hasConsent(category, type) {
    const before = window.wp_consent_type;
    window.wp_consent_type = type;
    try {
      return window.wp_has_consent(category);
    } finally {
      window.wp_consent_type = before;
    }
  }
  /** The visitor's own answer: with `optin` nothing else allows, with `optout` nothing else denies. */
  function answerOf(category) {
    if (hasConsent(category, 'optin')) return 'allow';
    return hasConsent(category, 'optout') ? '' : 'deny';
  }

  /** Whether a banner of the kit asks on this page, and nobody else. */
  let isOurs = !window.sqBlocksAsksAnother && !window.wp_consent_type && document.querySelector(BANNER) !== null;
  const asksAnother = () => !isOurs && (window.sqBlocksAsksAnother || Boolean(window.wp_consent_type));
  if (isOurs) window.wp_consent_type = 'optin';
  /** Once all scripts of the page can hear it. */
  function sayType() {
    if (isOurs) document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
    document.addEventListener('wp_consent_type_defined', () => (isOurs = false));
  }

  function start(consent) {
    const wanted = (category) => (PURPOSES[category].every((purpose) => consent.allows(purpose)) ? 'allow' : 'deny');
    const allWanted = () => Object.fromEntries(CATEGORIES.map((category) => [category, wanted(category)]));
    /** What the kit's choice meant when it was last compared. */
    let known = allWanted();
    let isPassing = false;
    function pass(change) {
      isPassing = true;
      change();
      isPassing = false;
      known = allWanted();
    }

    /** Tells what has changed, and what has no answer yet. */
    function tell() {
      const isAnswered = consent.get() !== 'undecided';
      for (const category of CATEGORIES) {
        const value = wanted(category);
        if (value !== known[category] || (isAnswered && !answerOf(category))) window.wp_set_consent(category, value);
      }
      if (isAnswered && answerOf(ESSENTIAL) !== 'allow') window.wp_set_consent(ESSENTIAL, 'allow');
    }

    /** Takes the answers that differ from what the kit knows. */
    function take() {
      const allowed = new Set(
        CATEGORIES.flatMap((category) => PURPOSES[category]).filter((purpose) => consent.allows(purpose)),
      );
      const differing = TAKEN.filter((category) => answerOf(category) && answerOf(category) !== wanted(category));
      // A refusal changes nothing in the kit, but its own banner need not ask again.
      const isRefusal = consent.get() === 'undecided' && asksAnother();
      if (differing.length === 0 && !isRefusal) return;
      for (const category of differing)
        for (const purpose of PURPOSES[category])
          if (answerOf(category) === 'allow') allowed.add(purpose);
          else allowed.delete(purpose);
      if (allowed.size === 0) consent.decline();
      else if (TAKEN.every((category) => PURPOSES[category].every((purpose) => allowed.has(purpose)))) consent.accept();
      else consent.choose([...allowed]);
    }

    const hasAnswer = () => TAKEN.some((category) => answerOf(category));
    pass(hasAnswer() ? take : tell);
    consent.subscribe(() => isPassing || pass(tell));
    let isWaiting = false;
    document.addEventListener('wp_listen_for_consent_change', () => {
      if (isPassing || isWaiting) return;
      isWaiting = true;
      // A banner sets its categories one after the other.
      queueMicrotask(() => {
        isWaiting = false;
        if (hasAnswer()) pass(take);
      });
    });
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', sayType);
  else sayType();
  window.sq = window.sq || [];
  window.sq.push((services) => {
    const begin = () => start(services.consent());
    // Before a page is seen, the kit allows nothing, whatever was chosen.
    if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
    else begin();
  });
})();
