import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { readLocalizedPath } from '../../domain/shop/localized-path.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { AccountAreaView } from './AccountAreaView.tsx'
import { useStillSignedIn } from './use-still-signed-in.ts'

/** Around every page of the account; it is left once the visitor signed out elsewhere. */
export const AccountArea = ({ children }: { readonly children: ReactNode }) => {
  useStillSignedIn()
  const { path } = readLocalizedPath(useLocation().pathname)
  return <AccountAreaView current={path} toPath={useLocalePath()}>{children}</AccountAreaView>
}
