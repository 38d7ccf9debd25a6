import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { challengeEnd, makePasskeyChallenge, type PasskeyChallenge } from '../../../domain/passkey/passkey-challenge.ts'
import { fullGreetingName } from '../../../domain/identity/greeting-name.ts'
import { relyingParty } from '../../../domain/passkey/relying-party.ts'
import { MAX_PASSKEYS } from '../../../domain/passkey/passkey.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { confirmOwner, type ConfirmDeps } from '../identity/confirm-owner.ts'
import type { SessionMaker } from '../identity/session-maker.port.ts'
import type { Callers } from '../shop/request-context.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { PasskeyRepository } from './passkey-repository.port.ts'
import type { ChallengeDeps } from './use-challenge.ts'
import type { UseCase } from '../operation.ts'
import type { passkeyContract } from '../../contract/passkey.ts'

type Deps = ConfirmDeps & ChallengeDeps & {
  readonly passkeys: PasskeyRepository
  readonly register: ShopRegister
  readonly sessionMaker: SessionMaker
}

const FULL: RefusalBy<'TooManyPasskeys'> = { _tag: 'TooManyPasskeys', maximum: MAX_PASSKEYS }

const issueChallenge = (
  deps: Deps, { session }: Callers['customer'],
): TE.TaskEither<FailureBy<'NotSignedIn'>, PasskeyChallenge> => {
  const challenge = newToken(deps.sessionMaker, makePasskeyChallenge)
  const holder = session.read()
  return holder === undefined
    ? TE.left({ _tag: 'NotSignedIn' })
    : pipe(
      deps.challenges.store({ challenge, purpose: 'add', holder }, challengeEnd(deps.clock.now())),
      TE.map(() => challenge),
    )
}

/** The options to create a passkey, once the caller is confirmed as the owner. */
export const makeBeginPasskey =
  (deps: Deps): UseCase<typeof passkeyContract.beginPasskey> =>
  (caller, { password }) =>
    pipe(
      confirmOwner(deps, caller, password ?? ''),
      TE.filterOrElseW(({ isVerified }) => isVerified, (): RefusalBy<'EmailUnverified'> => ({ _tag: 'EmailUnverified' })),
      TE.bindTo('customer'),
      TE.bindW('stored', () => deps.passkeys.list(caller.owner)),
      TE.filterOrElseW(({ stored }) => stored.length < MAX_PASSKEYS, () => FULL),
      TE.bindW('challenge', () => issueChallenge(deps, caller)),
      TE.map(({ customer, stored, challenge }) => ({
        challenge,
        host: relyingParty(caller.publicUrl).host,
        shop: deps.register.settings(caller.brandChannel).brandName,
        holder: caller.owner,
        email: customer.email,
        fullName: fullGreetingName(customer, 'formal'),
        known: stored.map(({ credential }) => credential),
      })),
    )
