import type { Way } from '../../domain/identity/resolve-redirect.ts'
import type { Message } from '../messages/message.ts'

/** A link that can still be exchanged: whose it is, where it leads, and who is signed in meanwhile. */
export type OpenLink = {
  readonly _tag: 'Open'
  /** Half hidden: its owner knows it again. */
  readonly mailbox: string
  readonly isAskedHere: boolean
  readonly hash: string
  readonly target: Way
  readonly other?: string
  readonly failure?: Message
}

export type LoginLink =
  | OpenLink
  | { readonly _tag: 'SignedIn'; readonly name: string; readonly target: Way }
  | { readonly _tag: 'Dead'; readonly target: Way; readonly email?: string }
