import { createSignal, type WritableSignal } from '../../signal.ts'
import { token } from '../../token.ts'
import type { HashOutcome } from '../identity/hash-login.ts'

/** How far a session has started: the outcome of the hash in its URL, and whether it may ask for a sign-in yet. */
export type SessionProgress = {
  readonly hash?: 'waiting' | Exclude<HashOutcome, { readonly _tag: 'NoHash' }>
  readonly mayRequestSignIn?: true
}
export type VisitorSession = WritableSignal<SessionProgress>
export const VisitorSession = token<VisitorSession>('VisitorSession')

export const OPENED: SessionProgress = {}

export const openVisitorSession = (): VisitorSession => createSignal(OPENED)
