import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { EmailLinkGateway, OpenedEmailLink, EmailLinkDetails } from './email-link-gateway.port.ts'

/** Whether a letter can still be answered; a look uses nothing up. */
export type ReadEmailLink = (mail: OpenedEmailLink) => TaskEither<Failure, EmailLinkDetails>
export const ReadEmailLink = token<ReadEmailLink>('ReadEmailLink')

export const makeReadEmailLink = ({ mails }: { readonly mails: EmailLinkGateway }): ReadEmailLink => mails.look
