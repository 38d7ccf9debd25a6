import type { RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import { isSocialProvider } from '../../domain/identity/social-provider.ts'
import { readWholeNumber } from '../../domain/whole-number.ts'

const MOST = { from: 1, to: 999 }

/** Carries to the next page, in its address, which sign-in methods a new password removed: without script, too. */
export const withRemoved = (path: string, { providers, passkeys }: RevocableMethods): string => {
  const said = [
    ...providers.map((provider) => ['removed', provider]), ...(passkeys === 0 ? [] : [['removed_passkeys', String(passkeys)]]),
  ]
  return said.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(said).toString()}`
}

export const removedIn = (search: URLSearchParams): RevocableMethods => ({
  providers: [...new Set(search.getAll('removed'))].filter(isSocialProvider),
  passkeys: readWholeNumber(search.get('removed_passkeys'), MOST) ?? 0,
})
