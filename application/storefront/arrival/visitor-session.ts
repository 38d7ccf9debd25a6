import { createSignal, type WritableSignal } from '../../signal.ts'
import { token } from '../../token.ts'
import type { HashOutcome } from '../identity/hash-login.ts'

/** How far a visit has begun: what becomes of the hash it was opened with, and whether it may be asked to sign in by now. */
export type Beginning = {
  readonly hash?: 'waiting' | Exclude<HashOutcome, { readonly _tag: 'NoHash' }>
  readonly mayAsk?: true
}
export type VisitorSession = WritableSignal<Beginning>
export const VisitorSession = token<VisitorSession>('VisitorSession')

export const OPENED: Beginning = {}

export const openVisitorSession = (): VisitorSession => createSignal(OPENED)
