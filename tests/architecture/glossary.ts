/** Words that have a standard term in this project, with the term to write (docs/glossary.md). */
export const TERMS: Readonly<Record<string, string>> = {
  absent: 'undefined, optional',
  anew: 'again',
  asked: 'requested, input, query',
  asker: 'caller',
  asleep: 'not hydrated',
  awake: 'hydrated, interactive',
  beat: 'fixed response time',
  bring: 'load, copy',
  brought: 'loaded, copied',
  drawn: 'rendered',
  elsewhere: 'the thing that is meant: another device, another address',
  floor: 'layer',
  forget: 'delete, clear',
  forgotten: 'deleted',
  goods: 'products, items, stock',
  heard: 'received, input',
  held: 'leased, reserved, stored',
  house: 'provider, shop',
  kept: 'stored, saved',
  lately: 'recent',
  leftover: 'expired data',
  leftovers: 'expired data',
  letter: 'mail, e-mail link',
  letters: 'mails',
  likeness: 'similarity',
  looked: 'query',
  mailbox: 'e-mail address',
  patience: 'rate limit',
  perhaps: 'optional',
  proven: 'verified',
  resemblance: 'similarity',
  roof: 'composition root',
  roots: 'root categories',
  said: 'input, response, message',
  shelf: 'stock, repository',
  sight: 'demo link',
  sights: 'demo links',
  struck: 'compare-at',
  tell: 'notify, report',
  till: 'order placement, checkout',
  told: 'notified, reported',
  tour: 'demo links',
  trail: 'audit log',
  unproven: 'unverified',
  unsteady: 'flaky',
  wanted: 'requested, input',
  whoever: 'the person or thing that is meant',
  wish: 'input, filter',
  woken: 'hydrated',
  world: 'fixture, environment',
}

/** The words of an identifier or a file name: `letterTray`, `letter-tray` and `LETTER_TRAY` have the same two. */
const wordsOf = (name: string): readonly string[] =>
  [...name.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) => word.toLowerCase())

/** What is wrong with a name; the message gives the standard term. */
export const faultsOfName = (name: string): readonly string[] =>
  wordsOf(name).filter((word) => Object.hasOwn(TERMS, word)).map((word) => `${name}: write ${TERMS[word]} for "${word}"`)

/** Words and phrases of a text for readers of documents and of the API that only this project used, with the standard ones. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, 'name the person or thing'],
  [/\bwhat (?:some|any|no)body\b|\b(?:some|any)body (?:wants?|said|says|lives?)\b/i, 'name the thing: the cart, the customer'],
  [/\banew\b/i, 'again'],
  [/\bmailbox(?:es)?\b/i, 'e-mail address, inbox'],
  [/\b(?:letters?) (?:that|which|to|by|about|left|leaves?|wait|carried)\b/i, 'e-mail'],
  [/\b(?:is|are|was|were|be|been) told\b|\btold (?:apart|of|at|to)\b/i, 'notified, reported, distinguished'],
  [/\bpayment house\b|\bthe house\b/i, 'payment provider'],
  [/\b(?:at|of) the till\b/i, 'at order placement'],
  [/\bon the (?:shelf|shelves)\b/i, 'in stock'],
  [/\bwoken\b|\bwakes? up\b|\bpage wakes\b/i, 'hydrated'],
  [/\bpages? (?:is|are|was|were) drawn\b|\bdrawn (?:page|by the server)/i, 'rendered'],
  [/\bkept pages?\b/i, 'cached page'],
  [/\bon the beat\b/i, 'after a fixed response time'],
  [/\bput(?:s)? off (?:questions|requests|drawings)\b/i, 'rejects with 503'],
  [/\bways? (?:in|to pay|to ship)\b/i, 'sign-in method, payment method, shipping method'],
  [/\bthe shop’s people\b|\bthe shop's people\b/i, 'staff'],
]

/** What is wrong with a sentence. */
export const faultsOfText = (text: string): readonly string[] =>
  PHRASES.flatMap(([phrase, standard]) => {
    const found = phrase.exec(text)
    return found === null ? [] : [`"${found[0]}": write ${standard}`]
  })
