import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { SignInWithPasskey } from '../../application/storefront/passkey/sign-in-with-passkey.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { formatText } from '../messages/format-text.ts'
import { useRefusal } from '../messages/use-refusal.ts'
import { PasskeySignInView } from './PasskeySignInView.tsx'
import { useOfferPasskeys } from './use-offer-passkeys.ts'
import { usePasskeySupport } from './use-passkey-support.ts'

/** Milliseconds after which passkeys are offered again, before the challenge expires. */
const OFFER_MS = 8 * 60_000

/** Signs in with a passkey, by the button or by autofill in the e-mail field. */
export const PasskeySignIn = ({ onSignedIn }: { readonly onSignedIn?: () => void }) => {
  const [signIn, offerPasskeys, intl] = [useInjected(SignInWithPasskey), useOfferPasskeys(), useIntl()]
  const [failure, setFailure] = useState<Failure>()
  const refusal = useRefusal(failure)
  const [isBusy, setIsBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isSupported = usePasskeySupport()
  // A dismissed offer is ignored; of two requests the device answers the later one.
  const handleOffer = useEffectEvent((result: E.Either<Failure, Customer | undefined>): void => {
    if (E.isRight(result)) {
      if (result.right !== undefined) onSignedIn?.()
    } else if (result.left._tag === 'PasskeyRefused') setFailure(result.left)
  })
  useEffect(() => {
    if (isSupported !== true) return undefined
    const offer = (): void => { void offerPasskeys().then(handleOffer) }
    offer()
    const timer = setInterval(offer, OFFER_MS)
    return () => { clearInterval(timer) }
  }, [isSupported, attempt, offerPasskeys])
  const press = async (): Promise<void> => {
    setFailure(undefined)
    setIsBusy(true)
    const result = await signIn()()
    setIsBusy(false)
    if (E.isRight(result) && result.right !== undefined) { onSignedIn?.(); return }
    if (E.isLeft(result)) setFailure(result.left)
    setAttempt((last) => last + 1)
  }
  return (
    <PasskeySignInView
      isSupported={isSupported}
      failure={refusal === undefined ? undefined : formatText(intl, refusal)}
      isBusy={isBusy}
      onPress={() => { void press() }}
    />
  )
}
