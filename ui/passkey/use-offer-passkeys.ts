import { useCallback } from 'react'
import { PasskeyDevice } from '../../application/storefront/passkey/passkey-device.port.ts'
import { SignInWithPasskey } from '../../application/storefront/passkey/sign-in-with-passkey.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import * as E from '../../domain/either.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useAskAction } from '../binding/use-ask.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { action } from './begin-passkey.ts'

const NOTHING = E.right(undefined)

const canOffer = async (): Promise<boolean> =>
  'isConditionalMediationAvailable' in PublicKeyCredential && await PublicKeyCredential.isConditionalMediationAvailable()

/**
 * Offers passkeys in the autofill of the e-mail field, and signs in with the selected one, if any. The sign-in page gives the challenge,
 * so that use cases are loaded only for a visitor who selects a passkey.
 */
export const useOfferPasskeys = (): (() => Promise<E.Either<Failure, Customer | undefined>>) => {
  const [device, signIn, ask] = [useInjected(PasskeyDevice), useInjected(SignInWithPasskey), useAskAction<typeof action>()]
  const address = useLocalePath()('/login')
  return useCallback(async () => {
    const reply = await canOffer() ? await ask(address, new URLSearchParams({ method: 'passkey' })) : undefined
    if (reply?.passkey === undefined) return NOTHING
    const selected = await device.offer(reply.passkey)()
    return E.isLeft(selected) || selected.right === undefined ? NOTHING : signIn(selected.right)()
  }, [device, signIn, ask, address])
}
