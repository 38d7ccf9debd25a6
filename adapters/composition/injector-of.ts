import type { Container } from 'inversify'
import type { Injector } from '../../ui/binding/injector.ts'

/** What the interface may do with a container: ask. */
export const injectorOf = (container: Container): Injector => ({ get: (token) => container.get(token) })
