import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { RequestKeys } from './request-keys.port.ts'

/** A key for a form whose request must be carried out only once. */
export type MakeRequestKey = () => TE.TaskEither<Failure, string>
export const MakeRequestKey = token<MakeRequestKey>('MakeRequestKey')

export const makeMakeRequestKey =
  ({ keys }: { readonly keys: RequestKeys }): MakeRequestKey =>
  () => TE.fromIO(keys.make)
