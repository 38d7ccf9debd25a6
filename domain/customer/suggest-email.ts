import * as E from 'fp-ts/lib/Either.js'
import { makeEmail } from './email.ts'

/** The houses where most people of the shop's countries have their mailbox. */
const HOUSES = [
  'gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'hotmail.com', 'hotmail.ch', 'hotmail.de', 'hotmail.fr', 'hotmail.it',
  'outlook.com', 'outlook.de', 'outlook.fr', 'outlook.it', 'live.com', 'live.de', 'live.fr', 'live.it', 'yahoo.com', 'yahoo.de',
  'yahoo.fr', 'yahoo.it', 'gmx.ch', 'gmx.de', 'gmx.at', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'bluewin.ch', 'sunrise.ch',
  'hispeed.ch', 'protonmail.com', 'proton.me', 'orange.fr', 'free.fr', 'wanadoo.fr', 'laposte.net', 'sfr.fr', 'libero.it',
  'virgilio.it', 'tiscali.it', 'alice.it', 'aon.at', 'chello.at',
]
/** Shorter names differ by one letter without being mistaken for each other. */
const SHORTEST = 7

const common = (one: string, other: string): number => {
  const differs = Array.from(one).findIndex((mail, index) => mail !== other[index])
  return differs === -1 ? one.length : differs
}

const backwards = (text: string): string => Array.from(text).toReversed().join('')

/** Whether one slip of the finger lies between two words: a letter too many, too few, another one, or two that changed places. */
const isOneSlip = (typed: string, meant: string): boolean => {
  const start = common(typed, meant)
  const [rest, wanted] = [typed.slice(start), meant.slice(start)]
  const end = common(backwards(rest), backwards(wanted))
  const [wrong, right] = [rest.slice(0, rest.length - end), wanted.slice(0, wanted.length - end)]
  return Math.max(wrong.length, right.length) === 1 || (wrong.length === 2 && wrong === backwards(right))
}

/**
 * The address that was probably meant where the domain of a valid one is a slip away from that of a large house; undefined for
 * any other and for what is no address (Account §5, §9).
 */
export const suggestEmail = (text: string): string | undefined => {
  const email = makeEmail(text)
  if (E.isLeft(email)) return undefined
  const at = email.right.lastIndexOf('@') + 1
  const domain = email.right.slice(at).toLowerCase()
  if (domain.length < SHORTEST || HOUSES.includes(domain)) return undefined
  const meant = HOUSES.find((house) => isOneSlip(domain, house))
  return meant === undefined ? undefined : email.right.slice(0, at) + meant
}
