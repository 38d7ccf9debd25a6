import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityProvider } from './identity-provider.port.ts'

type Deps = { readonly provider: IdentityProvider }

/** Loads the identity service before it is needed. */
export type PrepareProvider = () => TE.TaskEither<Failure, void>
export const PrepareProvider = token<PrepareProvider>('PrepareProvider')

export const makePrepareProvider = ({ provider }: Deps): PrepareProvider => () => provider.prepare()

/** Whether the visitor returns from a provider's page. */
export type IsReturning = () => TE.TaskEither<Failure, boolean>
export const IsReturning = token<IsReturning>('IsReturning')

export const makeIsReturning = ({ provider }: Deps): IsReturning => () => TE.fromIO(provider.isReturning)
