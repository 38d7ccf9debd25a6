import { BehaviorSubject, type Observable } from 'rxjs'
import type { Identity } from '../../../domain/identity/identity.ts'
import { token } from '../../token.ts'

/** Who the visitor is; `undefined` as long as nobody knows (decision A68). */
export interface IdentityStore {
  readonly identity$: Observable<Identity | undefined>
  readonly identity: () => Identity | undefined
  readonly received: (identity: Identity) => void
}
export const IdentityStore = token<IdentityStore>('IdentityStore')

export const openIdentityStore = (): IdentityStore => {
  const identity$ = new BehaviorSubject<Identity | undefined>(undefined)
  return {
    identity$: identity$.asObservable(),
    identity: () => identity$.value,
    received: (identity) => { identity$.next(identity) },
  }
}
