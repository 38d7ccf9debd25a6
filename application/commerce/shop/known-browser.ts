import type { IO } from 'fp-ts/lib/IO.js'
import { browserMark, makeBrowserKey, type BrowserMark } from '../../../domain/visit/browser-key.ts'
import { newToken } from './new-token.ts'
import type { SessionKeeper } from './session-keeper.port.ts'
import type { TokenMaker } from './token-maker.port.ts'

export type BrowserKeeper = Pick<SessionKeeper, 'browser' | 'setBrowser'>

/** By what this browser is known again; it is given a key where it has none. */
export const knownBrowser = (session: BrowserKeeper, tokens: TokenMaker): IO<BrowserMark> => () => {
  const kept = session.browser()
  if (kept !== undefined) return browserMark(kept)
  const key = newToken(tokens, makeBrowserKey)
  session.setBrowser(key)
  return browserMark(key)
}

/** The same of a browser that has a key already. */
export const browserOf = (session: BrowserKeeper): BrowserMark | undefined => {
  const kept = session.browser()
  return kept === undefined ? undefined : browserMark(kept)
}
