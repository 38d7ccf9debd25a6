import * as E from 'fp-ts/lib/Either.js'
import { makeEmail } from './email.ts'

/** The mail providers that are common in the shop's countries. */
const PROVIDERS = [
  'gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'hotmail.com', 'hotmail.ch', 'hotmail.de', 'hotmail.fr', 'hotmail.it',
  'outlook.com', 'outlook.de', 'outlook.fr', 'outlook.it', 'live.com', 'live.de', 'live.fr', 'live.it', 'yahoo.com', 'yahoo.de',
  'yahoo.fr', 'yahoo.it', 'gmx.ch', 'gmx.de', 'gmx.at', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'bluewin.ch', 'sunrise.ch',
  'hispeed.ch', 'protonmail.com', 'proton.me', 'orange.fr', 'free.fr', 'wanadoo.fr', 'laposte.net', 'sfr.fr', 'libero.it',
  'virgilio.it', 'tiscali.it', 'alice.it', 'aon.at', 'chello.at',
]
/** Shorter domains may differ by one character without being a typo. */
const SHORTEST = 7

const common = (one: string, other: string): number => {
  const differs = Array.from(one).findIndex((character, index) => character !== other[index])
  return differs === -1 ? one.length : differs
}

const backwards = (text: string): string => Array.from(text).toReversed().join('')

/** Whether two words differ by one typo: a missing, extra or wrong character, or two swapped ones. */
const isOneTypo = (typed: string, intended: string): boolean => {
  const start = common(typed, intended)
  const [rest, expected] = [typed.slice(start), intended.slice(start)]
  const end = common(backwards(rest), backwards(expected))
  const [wrong, right] = [rest.slice(0, rest.length - end), expected.slice(0, expected.length - end)]
  return Math.max(wrong.length, right.length) === 1 || (wrong.length === 2 && wrong === backwards(right))
}

/**
 * The address that was probably meant if its domain is one typo away from that of a large provider; undefined otherwise and for an
 * invalid address (Account §5, §9).
 */
export const suggestEmail = (text: string): string | undefined => {
  const email = makeEmail(text)
  if (E.isLeft(email)) return undefined
  const at = email.right.lastIndexOf('@') + 1
  const domain = email.right.slice(at).toLowerCase()
  if (domain.length < SHORTEST || PROVIDERS.includes(domain)) return undefined
  const intended = PROVIDERS.find((provider) => isOneTypo(domain, provider))
  return intended === undefined ? undefined : email.right.slice(0, at) + intended
}
