import { createContext } from 'react-router'
import type { Injector } from './injector.ts'

/** For loaders and actions: `context.get(injectorContext).get(ViewProduct)`. */
export const injectorContext = createContext<Injector>()
