import { mayMeasure } from '../../../domain/tracking/consent.ts'
import { token } from '../../token.ts'
import type { IdentityGateway } from '../identity/identity-gateway.port.ts'
import type { ConsentStore } from '../tracking/consent-store.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'

/**
 * From a yes to statistics on reports know again who is signed in. The shop alone can say by what, and does whenever it is asked who
 * is there (decision S5).
 */
export type KnowFromYes = () => void
export const KnowFromYes = token<KnowFromYes>('KnowFromYes')

type Deps = {
  readonly consents: ConsentStore
  readonly identities: Pick<IdentityGateway, 'profile'>
  readonly signedInKeeper: Pick<SignedInKeeper, 'isKept'>
}

export const makeKnowFromYes =
  ({ consents: { consent }, identities, signedInKeeper }: Deps): KnowFromYes =>
  () => {
    consent.subscribe(() => { if (mayMeasure(consent.now()) && signedInKeeper.isKept()) void identities.profile()() })
  }
