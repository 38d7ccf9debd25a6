import { createContext } from 'react'
import type { Token } from '../../application/token.ts'

/** Resolves use cases and stores by their token; the composition roots provide it. */
export type Injector = { readonly get: <Value>(token: Token<Value>) => Value }

/** For components, through `useInjected`. */
export const InjectorContext = createContext<Injector | undefined>(undefined)
