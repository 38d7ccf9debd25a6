import type { RedirectTarget } from '../../domain/identity/resolve-redirect.ts'
import type { Message } from '../messages/message.ts'
import type { LinkOrigin } from './link-origin.ts'

/** A link that can be exchanged: its account, origin and target. */
export type OpenLink = LinkOrigin & {
  readonly _tag: 'Open'
  /** The masked e-mail address. */
  readonly maskedEmail: string
  readonly hash: string
  readonly target: RedirectTarget
  readonly failure?: Message
}

export type LoginLink =
  | OpenLink
  | { readonly _tag: 'SignedIn'; readonly name: string; readonly target: RedirectTarget }
  | { readonly _tag: 'Dead'; readonly target: RedirectTarget; readonly email?: string }
