import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/**
 * When the session of a signed-in customer ends while a page is open, the customer becomes a guest and the page is reloaded, once per
 * end. The server decides, since the device's clock may be wrong (Account §4.1, decision S22). A page with unsaved input is not
 * reloaded, which is checked again after the response.
 */
export type NoticeExpiry = (wouldLose: () => boolean) => TaskEither<Failure, void>
export const NoticeExpiry = token<NoticeExpiry>('NoticeExpiry')
