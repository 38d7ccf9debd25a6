import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { pagePath } from '../binding/page-path.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { RemovedMethodsView } from '../identity/RemovedMethodsView.tsx'
import { removedIn } from '../identity/removed-methods.ts'
import { AccountAreaView } from './AccountAreaView.tsx'
import { useStillSignedIn } from './use-still-signed-in.ts'

/** Around every page of the account; it is left once the visitor signed out elsewhere. Says what a new password removed. */
export const AccountArea = ({ children }: { readonly children: ReactNode }) => {
  useStillSignedIn()
  const [search] = useSearchParams()
  return (
    <AccountAreaView current={pagePath(useLocation().pathname)} toPath={useLocalePath()}>
      <RemovedMethodsView removed={removedIn(search)} />
      {children}
    </AccountAreaView>
  )
}
