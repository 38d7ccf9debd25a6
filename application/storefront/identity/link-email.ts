import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { LoginLinkKeeper } from '../visit/login-link-keeper.port.ts'

/** The mailbox that a login link was asked for on this device, if one was within a day (Account §4.2). */
export type LinkEmail = () => TE.TaskEither<Failure, Email | undefined>
export const LinkEmail = token<LinkEmail>('LinkEmail')

export const makeLinkEmail =
  ({ loginLinks }: { readonly loginLinks: LoginLinkKeeper }): LinkEmail =>
  () => TE.fromIO(loginLinks.read)
