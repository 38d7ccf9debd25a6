import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import type { ConsentSource, MarketingChannel } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'

type Wanted = { readonly email: Email; readonly channels: readonly MarketingChannel[]; readonly source: ConsentSource }

/** Has a letter ask whoever registers what else they may be written about; none is written where nothing is wanted (decision G9). */
export type RequestConsent = (caller: Callers['anyone'], wanted: Wanted) => TaskEither<Failure, void>
