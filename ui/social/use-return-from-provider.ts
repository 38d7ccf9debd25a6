import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useRef } from 'react'
import { IsReturning } from '../../application/storefront/identity/prepare-provider.ts'
import { SignInWithProvider, type ProviderSignIn } from '../../application/storefront/identity/sign-in-with-provider.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useInjected } from '../binding/use-injected.ts'

export const AT_A_FORM = { isFormOpen: true, isCustomerStep: false } as const

/** Whoever comes back from a provider's page is heard once, when the page is awake. */
export const useReturnFromProvider = (isAwake: boolean, ended: (how: E.Either<Failure, ProviderSignIn>) => void): void => {
  const [isReturning, signIn] = [useInjected(IsReturning), useInjected(SignInWithProvider)]
  const isHeard = useRef(false)
  useEffect(() => {
    if (!isAwake || isHeard.current) return
    isHeard.current = true
    const hear = async (): Promise<void> => {
      const returning = await isReturning()()
      if (E.isRight(returning) && returning.right) ended(await signIn(AT_A_FORM)())
    }
    void hear()
  }, [isAwake, isReturning, signIn, ended])
}
