import type { IO } from 'fp-ts/lib/IO.js'
import { browserMark, makeBrowserKey, type BrowserMark } from '../../../domain/visit/browser-key.ts'
import { newToken } from './new-token.ts'
import type { SessionKeeper } from './session-keeper.port.ts'
import type { TokenMaker } from './token-maker.port.ts'

export type BrowserKeeper = Pick<SessionKeeper, 'browser' | 'setBrowser'>

/** The mark of this browser; a new key is set if it has none. */
export const browserMarkOf = (session: BrowserKeeper, tokens: TokenMaker): IO<BrowserMark> => () => {
  const key = session.browser()
  if (key !== undefined) return browserMark(key)
  const created = newToken(tokens, makeBrowserKey)
  session.setBrowser(created)
  return browserMark(created)
}

/** The mark of a browser that has a key already. */
export const browserOf = (session: BrowserKeeper): BrowserMark | undefined => {
  const key = session.browser()
  return key === undefined ? undefined : browserMark(key)
}
