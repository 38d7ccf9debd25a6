import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { EmailLinkGateway, OpenedEmailLink, EmailLinkDetails } from './email-link-gateway.port.ts'

/** Whether an e-mail link is still valid; reading does not use it up. */
export type ReadEmailLink = (mail: OpenedEmailLink) => TaskEither<Failure, EmailLinkDetails>
export const ReadEmailLink = token<ReadEmailLink>('ReadEmailLink')

export const makeReadEmailLink = ({ mails }: { readonly mails: EmailLinkGateway }): ReadEmailLink => mails.details
