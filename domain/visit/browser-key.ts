import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { sha256 } from '../sha256.ts'

/** A random secret that identifies a browser, not readable by scripts: at least 128 bits. */
export type BrowserKey = Branded<string, 'BrowserKey'>

/** The stored hash of it: enough to recognise the browser, not to impersonate it. */
export type BrowserMark = Branded<string, 'BrowserMark'>

const KEY = /^[\w-]{22,64}$/

export const makeBrowserKey = (text: unknown): E.Either<'no key', BrowserKey> =>
  typeof text === 'string' && KEY.test(text) ? E.right(text as BrowserKey) : E.left('no key')

export const browserMark = (key: BrowserKey): BrowserMark => sha256(`browser ${key}`) as BrowserMark
