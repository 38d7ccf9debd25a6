import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { OfferPasskeys, SignInWithPasskey } from '../../application/storefront/passkey/sign-in-with-passkey.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { say } from '../messages/say.ts'
import { PasskeySignInView } from './PasskeySignInView.tsx'
import { usePasskeySupport } from './use-passkey-support.ts'

/** Offered anew before what was asked of the device runs out; milliseconds. */
const OFFERED_FOR = 8 * 60_000

/** Signs in by a passkey that the visitor asks for, or picks where they type their e-mail address. */
export const PasskeySignIn = ({ onSignedIn }: { readonly onSignedIn?: () => void }) => {
  const [signIn, offerPasskeys, intl, locale] = [useInjected(SignInWithPasskey), useInjected(OfferPasskeys), useIntl(), useLocale()]
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const [turn, setTurn] = useState(0)
  const isSupported = usePasskeySupport()
  // Who was offered something and took nothing is told nothing; a device that was asked twice answers the later question.
  const heard = useEffectEvent((done: E.Either<Failure, Customer | undefined>): void => {
    if (E.isRight(done)) {
      if (done.right !== undefined) onSignedIn?.()
    } else if (done.left._tag === 'PasskeyRefused') setFailure(done.left)
  })
  useEffect(() => {
    if (isSupported !== true) return undefined
    const offer = (): void => { void offerPasskeys()().then(heard) }
    offer()
    const again = setInterval(offer, OFFERED_FOR)
    return () => { clearInterval(again) }
  }, [isSupported, turn, offerPasskeys])
  const press = async (): Promise<void> => {
    setFailure(undefined)
    setIsBusy(true)
    const done = await signIn()()
    setIsBusy(false)
    if (E.isRight(done) && done.right !== undefined) { onSignedIn?.(); return }
    if (E.isLeft(done)) setFailure(done.left)
    setTurn((last) => last + 1)
  }
  return (
    <PasskeySignInView
      isSupported={isSupported}
      failure={failure === undefined ? undefined : say(intl, refusalMessage(failure, locale))}
      isBusy={isBusy}
      onPress={() => { void press() }}
    />
  )
}
