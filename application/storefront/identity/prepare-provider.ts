import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityProvider } from './identity-provider.port.ts'

type Deps = { readonly provider: IdentityProvider }

/** Brings the identity service before it is wanted. */
export type PrepareProvider = () => TE.TaskEither<Failure, void>
export const PrepareProvider = token<PrepareProvider>('PrepareProvider')

export const makePrepareProvider = ({ provider }: Deps): PrepareProvider => () => provider.prepare()

/** Whether the visitor comes back from a provider's page, which somebody should hear. */
export type IsReturning = () => TE.TaskEither<Failure, boolean>
export const IsReturning = token<IsReturning>('IsReturning')

export const makeIsReturning = ({ provider }: Deps): IsReturning => () => TE.fromIO(provider.isReturning)
