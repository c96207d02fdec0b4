/**
 * Passes the visitor's choice from the kit to WordPress's consent API, and from there to the kit.
 *
 * The API has a type (`optin`, `optout`, or none: then it allows everything), and for each category an answer. Only answers
 * are taken: what the API allows without one was not chosen. Since its version 2.0 a single service may have an answer of its
 * own, which comes before that of its category. The kit has no answers for services: one that is denied takes its purpose away.
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
  const ALL = [...new Set(Object.values(PURPOSES).flat())];
  /** Nothing is taken from statistics-anonymous: the kit counts visits as `statistics` means it. */
  const TAKEN = ['preferences', 'statistics', 'marketing'];
  /** What a page needs to work. It is allowed with any answer. */
  const ESSENTIAL = 'functional';
  const BANNER = 'sq-cookie-banner, .sq-block.sq-cookie-banner';

  /** What the API's services are for, by words of their names, as banners call them: `youtube`, `Google Maps`, `hcaptcha`. */
  const SERVICES = {
    media: /youtu|vimeo|map|spotify|soundcloud|applemusic|podcast|codepen|loom|figma/,
    functional: /captcha|turnstile|calendly|typeform|googleforms/,
    analytics: /analytic|tagmanager|matomo|hotjar|clarity/,
  };
  const cookieOf = (name) =>
    document.cookie
      .split('; ')
      .find((each) => each.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';
  const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

  /** The answers for single services, by their names. PHP encodes the cookie, and the API's own script does not. */
  function answersOfServices() {
    const text = cookieOf(`${window.consent_api?.cookie_prefix ?? 'wp_consent'}_consented_services`);
    for (const read of [(value) => value, decodeURIComponent])
      try {
        return Object.entries(JSON.parse(read(text)) ?? {});
      } catch {
        // The other way, or no answer.
      }
    return [];
  }
  const deniedServices = () =>
    answersOfServices()
      .filter(([, value]) => !value)
      .map(([name]) => name);

  /** The purposes of a service: by its name, else by the category with which it is registered. The API's default is the same. */
  function purposesOf(service) {
    const known = Object.keys(SERVICES).filter((purpose) => SERVICES[purpose].test(plain(service)));
    if (known.length > 0) return known;
    const services = Object.values(window.consent_api?.services ?? {});
    const { category = 'marketing' } = services.find(({ name }) => name === service) ?? {};
    return PURPOSES[category] ?? [];
  }
  /** What the kit may not do, whatever the categories say. */
  const withheldPurposes = () => new Set(deniedServices().flatMap(purposesOf));

  /** What the visitor has pressed last, with all around it. */
  let pressed = [];
  /** Buttons that answer, pressed before `start`: the kit would not know then what the API withholds, and what came first. */
  let early = window.wp_has_consent ? [] : undefined;
  const isAnswer = () =>
    ['button, input, label', `${BANNER}, [part~=always]`].every((kind) => pressed.some((each) => each.matches(kind)));
  const hasAnswer = () => TAKEN.some((category) => answerOf(category));
  document.addEventListener(
    'click',
    (event) => {
      pressed = event.composedPath().filter((each) => each.matches);
      if (!early || !isAnswer() || (!hasAnswer() && deniedServices().length === 0)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.push(pressed[0]);
    },
    true,
  );
  function pressAgain() {
    const buttons = early ?? [];
    early = undefined;
    for (const button of buttons) button.click();
  }

  /** Whether the visitor's last answer in the kit is one for this service: in the banner, or beside the thing itself. */
  function isAnswered(service) {
    // What is pressed inside a frame is not heard out here: the frame has the focus then.
    const frame = document.activeElement?.closest('iframe[data-sq-consent]');
    if (!frame && pressed.some((each) => each.matches(BANNER))) return true;
    const thing = frame ?? pressed.find((each) => each.localName.startsWith('sq-'));
    const [word] = Object.values(SERVICES).flatMap((words) => plain(service).match(words) ?? []);
    return thing !== undefined && plain(thing.outerHTML).includes(word ?? plain(service));
  }

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

  /** What purposes mean for a category. What is taken away for a service is no answer for its category. */
  function meaningOf(category, isAllowed) {
    const withheld = withheldPurposes();
    const own = PURPOSES[category].filter((purpose) => !withheld.has(purpose));
    return own.length > 0 && own.every(isAllowed) ? 'allow' : 'deny';
  }

  const contextElement = () => document.querySelector('script[type="application/json"]#sq-context');
  const readContext = () => JSON.parse(contextElement()?.textContent || '{}');

  /** Another banner asks for each category: "Always" beside one thing allows what that is for, and not all. */
  function offerPurposes() {
    const context = readContext();
    context.cookieSettings = { cookieBannerPurposes: ALL, ...context.cookieSettings };
    if (!contextElement())
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'application/json', id: 'sq-context' }),
      );
    contextElement().textContent = JSON.stringify(context);
  }

  /**
   * Takes from the kit's own cookies what the visitor has denied meanwhile: before the kit reads them, which would else contact
   * others until its services run. Their names and values are those of the kit's page "The visitor's answer".
   */
  function narrow() {
    const name = readContext().cookieSettings?.consentCookieName || 'ss_cookieAllowed';
    const answer = cookieOf(name);
    const some = cookieOf('ss_cookiePurposes');
    const before = some ? some.split('.') : answer === 'true' ? ALL : [];
    const denied = TAKEN.filter(
      (category) => answerOf(category) === 'deny' && meaningOf(category, (each) => before.includes(each)) === 'allow',
    ).flatMap((category) => PURPOSES[category]);
    const withheld = withheldPurposes();
    const left = before.filter((purpose) => !withheld.has(purpose) && !denied.includes(purpose));
    if (left.length === before.length) return;
    const end = `;path=/;SameSite=Lax;max-age=${30 * 24 * 60 * 60}${location.protocol === 'https:' ? ';Secure' : ''}`;
    document.cookie = `${name}=false${end}`;
    document.cookie = `ss_cookiePurposes=${left.join('.')}${end}`;
  }

  function start(consent) {
    const { accept, choose } = consent;
    const isSame = (purposes) => ALL.every((purpose) => purposes.includes(purpose) === consent.allows(purpose));
    const permitted = () => new Set(ALL.filter((purpose) => consent.allows(purpose)));
    const wanted = (category) => meaningOf(category, consent.allows);
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

    /** Takes back what was denied for services, where the visitor now allows in the kit what they are for. */
    function allowServices(purposes) {
      const allowed = deniedServices().filter(
        (service) => isAnswered(service) && purposesOf(service).every((purpose) => purposes.includes(purpose)),
      );
      // All are told: the API's script cannot read what PHP has written, and would lose it.
      if (allowed.length > 0)
        for (const [name, value] of answersOfServices())
          window.wp_set_service_consent?.(name, value || allowed.includes(name));
    }
    /** What the visitor chooses in the kit: what is still denied for a service is taken out before anything is loaded. */
    function answer(purposes) {
      isPassing = true;
      allowServices(purposes);
      isPassing = false;
      const withheld = withheldPurposes();
      if (withheld.size === 0) return purposes === ALL ? accept() : choose(purposes);
      const left = purposes.filter((purpose) => !withheld.has(purpose));
      // "Always" beside another thing: what it opens now would close again with an answer that changes nothing.
      if (consent.get() === 'undecided' || !isSame(left)) choose(left);
    }
    consent.accept = () => answer(ALL);
    consent.choose = answer;

    /** Tells what has changed, and what has no answer yet. */
    function tell() {
      const hasChosen = consent.get() !== 'undecided';
      for (const category of CATEGORIES) {
        const value = wanted(category);
        if (value !== known[category] || (hasChosen && !answerOf(category))) window.wp_set_consent(category, value);
      }
      if (hasChosen && answerOf(ESSENTIAL) !== 'allow') window.wp_set_consent(ESSENTIAL, 'allow');
    }

    /** Takes the answers that differ from what the kit knows. */
    function take() {
      const allowed = permitted();
      for (const category of TAKEN.filter((each) => answerOf(each) && answerOf(each) !== wanted(each)))
        for (const purpose of PURPOSES[category])
          if (answerOf(category) === 'allow') allowed.add(purpose);
          else allowed.delete(purpose);
      for (const purpose of withheldPurposes()) allowed.delete(purpose);
      // A refusal changes nothing in the kit, but its own banner need not ask again.
      const isRefusal = consent.get() === 'undecided' && asksAnother();
      if (isSame([...allowed]) && !isRefusal) return;
      if (allowed.size === ALL.length) accept();
      else choose([...allowed]);
    }

    pass(hasAnswer() ? take : tell);
    consent.subscribe(() => isPassing || pass(tell));
    let isWaiting = false;
    function hear() {
      if (isPassing || isWaiting) return;
      isWaiting = true;
      // A banner sets its categories and services one after the other.
      queueMicrotask(() => {
        isWaiting = false;
        if (hasAnswer()) pass(take);
      });
    }
    for (const name of ['wp_listen_for_consent_change', 'wp_consent_api_status_change_service'])
      document.addEventListener(name, hear);
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', sayType);
  else sayType();
  window.sq = window.sq || [];
  window.sq.push((services) => {
    const begin = () => {
      start(services.consent());
      pressAgain();
    };
    // Before a page is seen, the kit allows nothing, whatever was chosen.
    if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
    else begin();
  });
  if (window.wp_has_consent) {
    if (!document.querySelector(BANNER)) offerPurposes();
    narrow();
  }
})();
