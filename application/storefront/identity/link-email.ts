import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { LoginLinkKeeper } from '../visit/login-link-keeper.port.ts'

/** The e-mail address for which a login link was requested on this device within a day, if any (Account §4.2). */
export type LinkEmail = () => TE.TaskEither<Failure, Email | undefined>
export const LinkEmail = token<LinkEmail>('LinkEmail')

export const makeLinkEmail =
  ({ loginLinks }: { readonly loginLinks: LoginLinkKeeper }): LinkEmail =>
  () => TE.fromIO(loginLinks.read)
