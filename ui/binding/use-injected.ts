import { useContext } from 'react'
import type { Token } from '../../application/token.ts'
import { InjectorContext } from './injector.ts'

/** The use case or store behind a token. */
export const useInjected = <Value>(token: Token<Value>): Value => {
  const injector = useContext(InjectorContext)
  if (injector === undefined) throw new Error(`No injector around a component that needs ${String(token)}`)
  return injector.get(token)
}
