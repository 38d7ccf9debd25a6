import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The newsletter by e-mail address, through the API; no response reveals whether the address is known. */
export interface NewsletterGateway {
  readonly request: (email: string) => TaskEither<Failure, void>
  readonly confirm: (token: string) => TaskEither<Failure, void>
  readonly unsubscribe: (token: string) => TaskEither<Failure, void>
}
export const NewsletterGateway = token<NewsletterGateway>('NewsletterGateway')
