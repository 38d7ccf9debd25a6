import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import type { ConsentSource, MarketingChannel } from '../../../domain/customer/marketing.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'

type ConsentRequest = { readonly email: Email; readonly channels: readonly MarketingChannel[]; readonly source: ConsentSource }

/** Asks a new customer by e-mail to confirm marketing consent; sends nothing if none was requested (decision G9). */
export type RequestConsent = (caller: Callers['anyone'], request: ConsentRequest) => TaskEither<FailureBy<'TooManyAttempts'>, void>
