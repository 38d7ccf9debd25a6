import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Identity } from '../../../domain/identity/identity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { LoadIdentity } from './load-identity.ts'

/** Loads the visitor's profile into the store, if there is one (Commerce §6). */
export type LoadProfile = () => TaskEither<Failure, Identity>
export const LoadProfile = token<LoadProfile>('LoadProfile')

export const makeLoadProfile = (deps: { readonly who: LoadIdentity }): LoadProfile => deps.who
