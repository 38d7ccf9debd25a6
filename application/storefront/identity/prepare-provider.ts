import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityProvider } from './identity-provider.port.ts'

type Deps = { readonly provider: IdentityProvider }

/** Loads the identity service before it is needed. */
export type PrepareProvider = () => TaskEither<Failure, void>
export const PrepareProvider = token<PrepareProvider>('PrepareProvider')

export const makePrepareProvider = ({ provider }: Deps): PrepareProvider => () => provider.prepare()

/** Whether the visitor returns from a provider's page; known before the identity service is loaded. */
export type IsReturning = () => boolean
export const IsReturning = token<IsReturning>('IsReturning')
