import type { TaskEither } from 'fp-ts/TaskEither'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Lets waiting letters leave and answers how many did; one that could not is tried again later. */
export type SendMails = () => TaskEither<ServiceUnavailable, number>
export const SendMails = token<SendMails>('SendMails')
