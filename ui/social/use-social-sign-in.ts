import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useState } from 'react'
import { useLocation } from '../binding/use-page.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { SetWipMode } from '../../application/storefront/visit/set-wip-mode.ts'
import { isSocialSignInOn } from '../../domain/settings/social-sign-in.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Whether sign-in with a provider is available. */
export const useSocialSignIn = (): boolean => {
  const [{ social }, setWipMode, { search }] = [useInjected(CurrentShop), useInjected(SetWipMode), useLocation()]
  const [isWip, setWip] = useState(false)
  const configured = social?.signIn
  useEffect(() => {
    if (configured === 'wip') void setWipMode(search)().then((is) => { setWip(E.isRight(is) && is.right) })
  }, [configured, search, setWipMode])
  return isSocialSignInOn(configured, isWip)
}
