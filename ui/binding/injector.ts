import { createContext } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { Token } from '../../application/token.ts'

/** Resolves use cases and stores by their token; the composition roots provide it. */
export type Injector = { readonly get: <Value>(token: Token<Value>) => Value }

/** For components, through `useInjected`. */
export const InjectorContext = createContext<Injector | undefined>(undefined)

/** For loaders and actions: `context.get(injectorContext).get(ViewProduct)`. */
export const injectorContext = createRouterContext<Injector>()
